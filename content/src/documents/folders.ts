import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { settings } from '../settings.ts'

/** Where documents are stored; private, and only served through Payload's access rules. */
export const documentsFolder = path.join(settings.DATA_DIR, 'documents')

/** Where files are received: inside the documents folder, so that renaming can move them. */
export const incomingFolder = path.join(documentsFolder, '.incoming')

/** Creates both folders with access for the owner only; does nothing if they exist. */
export async function makeFolders(): Promise<void> {
  await mkdir(incomingFolder, { recursive: true, mode: 0o700 })
}

/** Processes of other machines may share the folder; their ids mean nothing on this machine. */
const machine = encodeURIComponent(hostname())
const startedAt = Date.now() - process.uptime() * 1_000

/** A new path for a file to be received; its name contains the id of the receiving process. */
export function incomingPlace(): string {
  return path.join(incomingFolder, `${machine}.${process.pid}.${randomUUID()}`)
}

/** Whether the process that was receiving a file, last modified then, no longer exists. */
export function isAbandoned(name: string, writtenAt: number): boolean {
  const [, where, pid] = /^(.*)\.(\d+)\.[\da-f-]{36}$/.exec(name) ?? []
  if (where !== machine) return false
  // In a container, every process may have the same id as the previous one.
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
