import type { FileHandle } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { RejectedFile, readTail, rejectIf } from './rejected-file.ts'

/** Max uncompressed bytes of all entries together. */
const maxUnpackedSize = 100 * 1024 * 1024
/** Max ratio of uncompressed to compressed size; text compresses about 10:1, nothing 1,000:1. */
const maxRatio = 100
const maxEntries = 5_000

/** Optional record after an entry's data: signature, checksum, two lengths of 8 bytes. */
const maxDescriptorSize = 24
const endRecordLength = 22

/**
 * Opens a ZIP, which the caller closes, and lists its entries in byte order. Checks that they start
 * at the first byte, without overlaps or gaps, followed only by the central directory and the end
 * record, and that each unpacks to its declared size.
 */
export async function readZipEntries(
  path: string,
  file: FileHandle,
): Promise<{ zip: ZipFile; entries: Entry[] }> {
  const { size } = await file.stat()
  const listStart = await readListStart(file, size)
  let zip: ZipFile | undefined
  try {
    zip = await openPromise(path, { autoClose: false, strictFileNames: true })
    // Errors while reading entries are handled there; this is for errors while closing the file.
    zip.on('error', () => {})
    const entries = await readList(zip)
    const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
    rejectIf(unpacked > maxUnpackedSize || unpacked > size * maxRatio, 'oversized')
    await rejectGaps(zip, entries, listStart)
    for (const entry of entries) await unpack(zip, entry)
    return { zip, entries }
  } catch (error) {
    zip?.close()
    throw toRejectedFile(error)
  }
}

/** Unpacks one entry; yauzl stops one that unpacks to more than its declared size. */
export async function readEntry(zip: ZipFile, entry: Entry, maxSize: number): Promise<Buffer> {
  rejectIf(entry.uncompressedSize > maxSize, 'oversized')
  return buffer(await zip.openReadStreamPromise(entry))
}

/** The offset of the central directory, from the end record. */
async function readListStart(file: FileHandle, size: number): Promise<number> {
  const end = await readTail(file, endRecordLength)
  rejectIf(end.length < endRecordLength || end.readUInt32BE(0) !== 0x504b0506, 'damaged')
  const listLength = end.readUInt32LE(12)
  const listStart = end.readUInt32LE(16)
  rejectIf(listStart + listLength !== size - endRecordLength, 'mixed')
  return listStart
}

async function readList(zip: ZipFile): Promise<Entry[]> {
  rejectIf(zip.entryCount > maxEntries, 'oversized')
  const entries: Entry[] = []
  for await (const entry of zip.eachEntry()) {
    rejectIf(entry.isEncrypted(), 'protected')
    rejectIf(!entry.canDecodeFileData(), 'damaged')
    entries.push(entry)
  }
  const names = new Set(entries.map(({ fileName }) => fileName.toLowerCase()))
  rejectIf(names.size !== entries.length, 'mixed')
  return entries.sort((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader)
}

async function rejectGaps(zip: ZipFile, entries: Entry[], listStart: number): Promise<void> {
  let end = 0
  let allowedGap = 0
  for (const entry of entries) {
    const start = entry.relativeOffsetOfLocalHeader
    rejectIf(start < end || start > end + allowedGap, 'mixed')
    const local = await zip.readLocalFileHeaderPromise(entry)
    rejectIf(!local.fileName.equals(entry.fileNameRaw), 'mixed')
    end = local.fileDataStart + entry.compressedSize
    allowedGap = maxDescriptorSize
  }
  rejectIf(listStart < end || listStart > end + allowedGap, 'mixed')
}

/** Decompresses an entry without storing it: yauzl stops at the declared size. */
async function unpack(zip: ZipFile, entry: Entry): Promise<void> {
  const stream = await zip.openReadStreamPromise(entry)
  for await (const _chunk of stream) {
    // yauzl counts the bytes.
  }
}

/** Treats yauzl's errors as an invalid file, but not those of the disk. */
function toRejectedFile(error: unknown): unknown {
  const isSystemError = error instanceof Error && 'syscall' in error
  return error instanceof RejectedFile || isSystemError ? error : new RejectedFile('damaged')
}
