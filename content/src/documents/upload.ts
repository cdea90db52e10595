import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { Document } from '../payload-types.ts'
import { settings } from '../settings.ts'
import { type DocumentKind, documentKinds } from './document-kinds.ts'
import type { FileRule } from './file-rules.ts'
import { incomingPlace, makeFolders, type UploadedFile } from './store-document.ts'
import { RejectedFile, type RejectReason } from './validate/rejected-file.ts'
import { validateFile } from './validate/validate-file.ts'

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

/** @param maxSize max bytes. */
async function writeUpload(stream: Readable, maxSize: number) {
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

/** Max characters of a name; file systems allow 255 bytes, and a character can have 4. */
const maxNameLength = 60

/**
 * The name of an uploaded file, safe to show and download: the last part of the path, on one line,
 * without reserved, invisible and direction-changing characters (CWE-22, CWE-451).
 */
export function shownName(given: string): string {
  const [last = ''] = given.split(/[\\/]/).slice(-1)
  const name = last
    .normalize('NFC')
    // Control, format (bidirectional, zero width), unpaired surrogates, private, unassigned.
    .replace(/\p{C}/gu, '')
    .replace(/\p{Z}+/gu, ' ')
    .replace(/[<>:"|?*]/g, '-')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  return shorten(name) || 'file'
}

/** The same, with the extension of its type: `cv.pdf.exe` becomes `cv.pdf.exe.pdf`. */
export function originalName(given: string, kind: DocumentKind): string {
  const name = shownName(given)
  const { extensions } = documentKinds[kind]
  if (extensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`))) return name
  return `${name}.${extensions[0]}`
}

/** Truncates in the middle, to keep the beginning and the extension. */
function shorten(name: string): string {
  const characters = Array.from(name)
  if (characters.length <= maxNameLength) return name
  return [...characters.slice(0, maxNameLength - 16), '…', ...characters.slice(-15)].join('')
}

/**
 * Scans a file if a scanner is configured (`CLAMAV_URL`). While it is unreachable, files are
 * accepted and marked as not scanned: an outage loses no application, and staff see the mark.
 * @throws RejectedFile when malware was detected.
 */
async function scanForMalware(
  path: string,
  reportFailure: (error: unknown, message: string) => void,
): Promise<Document['scan']> {
  if (!settings.CLAMAV_URL) return 'not-scanned'
  const result = await scanFile(path, settings.CLAMAV_URL).catch((error: unknown) => {
    reportFailure(error, 'a file was not scanned')
    return 'not-scanned' as const
  })
  if (result === 'infected') throw new RejectedFile('infected')
  return result
}

/** Timeouts in milliseconds: without a byte in either direction, and for one file in total. */
const scanTimeouts = { idle: 5_000, altogether: 20_000 }

/** Scans a file with clamd (INSTREAM, see clamd(8)). @throws when that fails or takes too long. */
export async function scanFile(path: string, url: string, timeouts = scanTimeouts) {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port || 3310), allowHalfOpen: true })
  const signal = AbortSignal.timeout(timeouts.altogether)
  socket.setTimeout(timeouts.idle, () => socket.destroy(new Error('The scanner does not answer.')))
  try {
    const answer = text(socket)
    // It is awaited below; a failure while the file is sent must not become an unhandled rejection.
    answer.catch(() => {})
    socket.write('zINSTREAM\0')
    await pipeline(createReadStream(path), inChunks, socket, { signal })
    return readAnswer(await answer)
  } finally {
    socket.destroy()
  }
}

/** Prefixes each chunk with its length; a length of zero ends the stream. */
async function* inChunks(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const length = (bytes: number) => {
    const prefix = Buffer.alloc(4)
    prefix.writeUInt32BE(bytes)
    return prefix
  }
  for await (const chunk of file) yield* [length(chunk.length), chunk]
  yield length(0)
}

function readAnswer(answer: string): 'clean' | 'infected' {
  if (/^stream: OK\0?\s*$/.test(answer)) return 'clean'
  if (/ FOUND\0?\s*$/.test(answer)) return 'infected'
  throw new Error(`The scanner did not scan a file (${answer.length} bytes of answer).`)
}
