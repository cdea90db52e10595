import type { FileHandle } from 'node:fs/promises'
import sharp from 'sharp'
import { RejectedFile, readTail, rejectIf } from './rejected-file.ts'

/** More pixels than any camera produces; a file of a few kilobytes can claim billions. */
const maxPixels = 120_000_000

/** The last chunk of a PNG: no data, its name, its checksum. */
const pngEnd = Buffer.from('0000000049454e44ae426082', 'hex')

/** Checks type and size from a picture's metadata, without decoding it. */
export async function validatePicture(
  kind: 'png' | 'jpeg' | 'webp',
  file: FileHandle,
  path: string,
): Promise<void> {
  const facts = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new RejectedFile('damaged')
    })
  rejectIf(facts.format !== kind, 'damaged')
  rejectIf(facts.width * (facts.pageHeight ?? facts.height) > maxPixels, 'oversized')
  // Cameras append data to a JPEG (a second picture, a short film); no other type has any.
  if (kind === 'png') rejectIf(!(await readTail(file, pngEnd.length)).equals(pngEnd), 'mixed')
  if (kind === 'webp') await rejectBytesAfterRiff(file)
}

/** A RIFF file declares its length without the first 8 bytes; an odd one is padded by a byte. */
async function rejectBytesAfterRiff(file: FileHandle): Promise<void> {
  const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 0)
  const claimed = buffer.readUInt32LE(4) + 8
  const { size } = await file.stat()
  rejectIf(size < claimed, 'damaged')
  rejectIf(size > claimed + (claimed % 2), 'mixed')
}
