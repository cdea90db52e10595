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
 * Writes an uploaded file to the incoming folder and validates it. Reads the stream to its end, so
 * that the rest of the form can be read; leaves only accepted files. `reportFailure` is called when
 * one could not be scanned. @throws when the stream is interrupted, or writing fails.
 */
export async function acceptUpload(
  { stream, givenName }: { stream: Readable; givenName: string },
  rule: FileRule,
  reportFailure: (error: unknown, message: string) => void,
): Promise<Upload> {
  const written = await writeUpload(stream, rule.maxSize)
  if (written === 'empty') return { outcome: 'empty' }
  if (written === 'tooLarge') return { outcome: 'rejected', reason: 'tooLarge' }
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

type Written = Pick<UploadedFile, 'path' | 'size' | 'sha256'>

/** @param maxSize max bytes. */
async function writeUpload(
  stream: Readable,
  maxSize: number,
): Promise<Written | 'empty' | 'tooLarge'> {
  const path = incomingPlace()
  const hash = createHash('sha256')
  let size = 0
  let file: FileHandle | undefined
  let failure: { error: unknown } | undefined
  let isComplete = false
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length
      if (failure || size > maxSize) continue
      hash.update(chunk)
      try {
        if (!file) {
          await makeFolders()
          file = await open(path, 'wx', 0o600)
        }
        await file.appendFile(chunk)
      } catch (error) {
        failure = { error }
      }
    }
    if (failure) throw failure.error
    if (size > maxSize) return 'tooLarge'
    if (!file) return 'empty'
    isComplete = true
    return { path, size, sha256: hash.digest('hex') }
  } finally {
    await file?.close()
    if (!isComplete) await rm(path, { force: true })
  }
}
