import type { FileHandle } from 'node:fs/promises'
import sharp from 'sharp'
import { readTail } from './read-tail.ts'
import { Refused, refuseIf } from './verdict.ts'

/** More than any camera's picture has; a few kilobytes can claim billions. */
const mostPixels = 120_000_000

/** The chunk that ends a PNG: no data, its name, its checksum. */
const pngEnd = Buffer.from('0000000049454e44ae426082', 'hex')

/**
 * Reads the facts of a picture without decoding it: it must be what it begins like, and of a size
 * that a browser can show.
 */
export async function judgePicture(
  kind: 'png' | 'jpeg' | 'webp',
  file: FileHandle,
  path: string,
): Promise<void> {
  const facts = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new Refused('damaged')
    })
  refuseIf(facts.format !== kind, 'damaged')
  refuseIf(facts.width * (facts.pageHeight ?? facts.height) > mostPixels, 'oversized')
  // Cameras put more after the end of a JPEG (a second picture, a short film); nothing else does.
  if (kind === 'png') refuseIf(!(await readTail(file, pngEnd.length)).equals(pngEnd), 'mixed')
  if (kind === 'webp') await refuseBytesAfterRiff(file)
}

/** A RIFF file says its length, without the first eight bytes; an odd one gets a byte more. */
async function refuseBytesAfterRiff(file: FileHandle): Promise<void> {
  const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 0)
  const claimed = buffer.readUInt32LE(4) + 8
  const { size } = await file.stat()
  refuseIf(size < claimed, 'damaged')
  refuseIf(size > claimed + (claimed % 2), 'mixed')
}
