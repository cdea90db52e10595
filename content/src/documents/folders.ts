import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { settings } from '../settings.ts'

/** Where documents are stored; private, and never served but through Payload's access rules. */
export const documentsFolder = path.join(settings.DATA_DIR, 'documents')

/**
 * Where a file lies while it arrives and is judged: inside the folder of documents, so that it is
 * on the same disk and a rename puts it in place.
 */
export const incomingFolder = path.join(documentsFolder, '.incoming')

/** Makes both folders, readable to nobody else; does nothing where they are. */
export async function makeFolders(): Promise<void> {
  await mkdir(incomingFolder, { recursive: true, mode: 0o700 })
}

/** Processes of another machine may share the folder; their numbers say nothing here. */
const machine = encodeURIComponent(hostname())
const startedAt = Date.now() - process.uptime() * 1_000

/** A new place for a file that arrives; its name tells which process receives it. */
export function incomingPlace(): string {
  return path.join(incomingFolder, `${machine}.${process.pid}.${randomUUID()}`)
}

/**
 * Whether the process that was receiving a file is gone for certain.
 *
 * @param name in the incoming folder.
 * @param writtenAt when it was last written to.
 */
export function isAbandoned(name: string, writtenAt: number): boolean {
  const [, where, pid] = /^(.*)\.(\d+)\.[\da-f-]{36}$/.exec(name) ?? []
  if (where !== machine) return false
  // In a container every process may have the number of the one before it.
  if (Number(pid) === process.pid) return writtenAt < startedAt
  return !isRunning(Number(pid))
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
