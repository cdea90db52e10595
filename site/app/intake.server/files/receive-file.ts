import { createHash } from 'node:crypto'
import { type FileHandle, open, rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { incomingPlace, makeFolders } from '@vitrina/content/documents/folders.ts'

/** The result of reading a file's bytes. */
export type Received =
  /** For a file field without a selection, forms send an empty file. */
  | { outcome: 'nothing' }
  | { outcome: 'tooLarge' }
  | { outcome: 'notWritten'; error: unknown }
  | { outcome: 'written'; path: string; size: number; sha256: string }

/**
 * Writes a file in chunks to the incoming folder. Always reads the stream to its end, so that the
 * rest of the form can be read; leaves only complete files.
 *
 * @param largest max bytes.
 * @throws when the stream is interrupted.
 */
export async function receiveFile(stream: Readable, largest: number): Promise<Received> {
  const place = incomingPlace()
  const hash = createHash('sha256')
  let size = 0
  let file: FileHandle | undefined
  let failure: Received | undefined
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      if (failure) continue
      size += chunk.length
      if (size > largest) {
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
    if (!file) return { outcome: 'nothing' }
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
