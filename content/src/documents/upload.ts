import { createHash } from 'node:crypto'
import { type FileHandle, open, rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { documentKinds, type FileRule } from './document-kinds.ts'
import { originalName } from './file-name.ts'
import { incomingPlace, makeFolders } from './folders.ts'
import { scanForMalware } from './malware-scan.ts'
import type { UploadedFile } from './store-document.ts'
import { RejectedFile, type RejectReason } from './validate/rejected-file.ts'
import { validateFile } from './validate/validate-file.ts'

/** The result for one file of a form. */
export type Upload =
  /** For a file field without a selection, forms send an empty file. */
  | { outcome: 'empty' }
  | { outcome: 'rejected'; reason: RejectReason | 'tooLarge' }
  | { outcome: 'accepted'; file: UploadedFile }

/**
 * Writes an uploaded file to the incoming folder and validates its content. Always reads the stream
 * to its end, so that the rest of the form can be read; leaves only accepted files.
 *
 * @param reportFailure is called when the file could not be scanned for malware; it is accepted.
 * @throws when the stream is interrupted, or the file cannot be written.
 */
export async function acceptUpload(
  { stream, givenName }: { stream: Readable; givenName: string },
  rule: FileRule,
  reportFailure: (error: unknown, message: string) => void,
): Promise<Upload> {
  const written = await writeUpload(stream, rule.maxSize)
  if (written.outcome === 'notWritten') throw written.error
  if (written.outcome === 'tooLarge') return { outcome: 'rejected', reason: 'tooLarge' }
  if (written.outcome === 'empty') return written
  const { path, size, sha256 } = written
  try {
    const kind = await validateFile(path, rule.kinds)
    const { mimeType, extensions } = documentKinds[kind]
    const facts = {
      originalName: originalName(givenName, kind),
      mimeType,
      extension: extensions[0],
      scan: await scanForMalware(path, reportFailure),
    }
    return { outcome: 'accepted', file: { ...facts, path, size, sha256 } }
  } catch (error) {
    await rm(path, { force: true })
    if (error instanceof RejectedFile) return { outcome: 'rejected', reason: error.reason }
    throw error
  }
}

type Written =
  | { outcome: 'empty' }
  | { outcome: 'tooLarge' }
  | { outcome: 'notWritten'; error: unknown }
  | { outcome: 'written'; path: string; size: number; sha256: string }

/** @param maxSize max bytes. */
async function writeUpload(stream: Readable, maxSize: number): Promise<Written> {
  const place = incomingPlace()
  const hash = createHash('sha256')
  let size = 0
  let file: FileHandle | undefined
  let failure: Written | undefined
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      if (failure) continue
      size += chunk.length
      if (size > maxSize) {
        failure = { outcome: 'tooLarge' }
        continue
      }
      hash.update(chunk)
      try {
        file ??= await create(place)
        await file.appendFile(chunk)
      } catch (error) {
        failure = { outcome: 'notWritten', error }
      }
    }
    if (failure) return failure
    if (!file) return { outcome: 'empty' }
    return { outcome: 'written', path: place, size, sha256: hash.digest('hex') }
  } catch (error) {
    failure = { outcome: 'notWritten', error }
    throw error
  } finally {
    await file?.close()
    if (failure) await rm(place, { force: true })
  }
}

async function create(place: string): Promise<FileHandle> {
  await makeFolders()
  return open(place, 'wx', 0o600)
}
