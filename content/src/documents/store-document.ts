import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { PayloadRequest } from 'payload'
import type { Document } from '../payload-types.ts'
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

export type UploadedFile = {
  originalName: string
  mimeType: string
  /** Without a dot. */
  extension: string
  /** Bytes. */
  size: number
  /** Hexadecimal. */
  sha256: string
  /** Result of the malware scan; `not-scanned` without a scanner. */
  scan?: Document['scan']
  /** Path in the incoming folder. */
  path: string
}

/**
 * Moves a received file to the documents folder under a random name and inserts its row in the
 * transaction of `req`. Without a commit, the file has no row, and `cleanUpDocuments` removes it.
 * Bypasses Payload's upload handling, which would read the whole file into memory. @throws
 * StorageFull when the disk is full; the file is then not in the documents folder.
 */
export async function storeDocument(
  req: PayloadRequest,
  file: UploadedFile,
  owner: Document['owner'],
): Promise<number> {
  const filename = `${randomUUID()}.${file.extension}`
  const place = path.join(documentsFolder, filename)
  try {
    await flush(file.path)
    await rename(file.path, place)
    await flush(documentsFolder)
    const { originalName, mimeType, size: filesize, sha256, scan = 'not-scanned' } = file
    const { id } = await req.payload.db.create({
      collection: 'documents',
      data: { filename, mimeType, filesize, originalName, sha256, scan, owner },
      req,
    })
    return id as number
  } catch (error) {
    await rm(place, { force: true })
    throw isStorageFull(error) ? new StorageFull({ cause: error }) : error
  }
}

/** Flushes a file's content, or a folder's entries, to the disk. */
async function flush(fileOrFolder: string): Promise<void> {
  const handle = await open(fileOrFolder, 'r')
  await handle.sync().finally(() => handle.close())
}

export const changedOnDisk = 'a stored document was changed on the disk and is not sent'

/** Whether a file matches its recorded size and hash, if any; to be checked before sending it. */
export async function isUnchanged(
  file: string,
  { sha256, filesize }: Pick<Document, 'sha256' | 'filesize'>,
): Promise<boolean> {
  if (!sha256) return true
  if (typeof filesize === 'number' && (await stat(file)).size !== filesize) return false
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex') === sha256
}

/** Storage is full or read-only; partial writes were removed. The condition may be temporary. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull'
  /** Text fields of the form that could not be stored, for showing them again. */
  readonly form?: FormData

  constructor({ cause, form }: { cause: unknown; form?: FormData }) {
    super('There is no space left for files.', { cause })
    this.form = form
  }
}

/**
 * No space left, max file size exceeded, quota exceeded; read-only or without permission, as after a
 * file system error or a wrong mount (errno(3)).
 */
const fullCodes = ['ENOSPC', 'EFBIG', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM']

/** Whether an error means that the storage accepts no files at the moment. */
export function isStorageFull(error: unknown): boolean {
  if (error instanceof StorageFull) return true
  return error instanceof Error && 'code' in error && fullCodes.includes(String(error.code))
}
