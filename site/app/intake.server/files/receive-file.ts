import { createHash } from 'node:crypto'
import { type FileHandle, open, rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { incomingPlace, makeFolders } from '@vitrina/content/documents/folders.ts'

/** What came of a file's bytes. */
export type Received =
  /** A form sends an empty file for a field in which none was chosen. */
  | { outcome: 'nothing' }
  | { outcome: 'tooLarge' }
  | { outcome: 'notWritten'; error: unknown }
  | { outcome: 'written'; path: string; size: number; sha256: string }

/**
 * Writes a file to the incoming folder, a piece at a time. Reads it to its end whatever happens, so
 * that the rest of the form can be read; leaves a file behind only when it is whole.
 *
 * @param largest bytes at most.
 * @throws when the stream breaks off.
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
