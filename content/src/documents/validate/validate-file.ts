import { type FileHandle, open } from 'node:fs/promises'
import pLimit from 'p-limit'
import sharp from 'sharp'
import type { DocumentKind } from '../document-kinds.ts'
import { RejectedFile, readTail, rejectIf } from './rejected-file.ts'
import { validateOffice } from './validate-office.ts'
import { validatePdf } from './validate-pdf.ts'

/** Must be at the first byte. Libraries guess: they look past leading tags and into archives. */
const signatures = {
  pdf: (head) => /^%PDF-[12]\.\d/.test(head),
  png: (head) => head.startsWith('\x89PNG\r\n\x1a\n'),
  jpeg: (head) => head.startsWith('\xff\xd8\xff'),
  webp: (head) => /^RIFF.{4}WEBPVP8[ LX]/s.test(head),
  office: (head) => head.startsWith('PK\x03\x04'),
} as const satisfies Record<string, (head: string) => boolean>

type Signature = keyof typeof signatures

/** PDF readers look for the first line within this many bytes, whatever precedes it. */
const headLength = 1024

/** A file takes several times its size in memory, and up to some seconds of one core. */
const fewAtOnce = pLimit(2)

/**
 * Detects the type of a file from its bytes and checks that it contains nothing else. It must not
 * be written to any more. @throws RejectedFile with the reason.
 */
export function validateFile(path: string, kinds: readonly DocumentKind[]): Promise<DocumentKind> {
  return fewAtOnce(validateOpened, path, kinds)
}

async function validateOpened(path: string, kinds: readonly DocumentKind[]): Promise<DocumentKind> {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headLength), 0, headLength, 0)
    // Latin-1: one character per byte.
    const head = buffer.toString('latin1', 0, bytesRead)
    const found = (Object.keys(signatures) as Signature[]).find((name) => signatures[name](head))
    if (!found) throw new RejectedFile('unknownKind')
    if (found === 'office') {
      rejectIf(head.includes('%PDF-'), 'mixed')
      return await validateOffice(path, file, kinds)
    }
    rejectIf(!kinds.includes(found), 'wrongKind')
    if (found === 'pdf') await validatePdf(file)
    else await validatePicture(found, file, path)
    await rejectForeignContent(file, found)
    return found
  } finally {
    await file.close()
  }
}

/**
 * Byte sequences that every archive contains, at any position: a ZIP's central directory and its
 * end record, the signatures of RAR and 7z. They do not occur together by chance.
 */
const archives = [['PK\x01\x02', 'PK\x05\x06'], ['Rar!\x1a\x07'], ['7z\xbc\xaf\x27\x1c']]
/** Markup that makes a browser or a server treat a file as a page or a script, at any position. */
const markup = /<(?:!doctype\s+html|html|script|iframe|svg)[\s>]|<\?php\s/i
const pdf = /%PDF-[12]\.\d/

/** Longer than any of the sequences, so that none is missed at the boundary of two chunks. */
const overlap = 32

/** Rejects a picture or a PDF that is also something else; scans all of it, in chunks. */
async function rejectForeignContent(file: FileHandle, kind: 'pdf' | 'png' | 'jpeg' | 'webp') {
  const found = new Set<string>()
  let before = ''
  for await (const chunk of file.createReadStream({ start: 0, autoClose: false })) {
    const text = before + (chunk as Buffer).toString('latin1')
    rejectIf(markup.test(text) || (kind !== 'pdf' && pdf.test(text)), 'mixed')
    for (const mark of archives.flat()) if (text.includes(mark)) found.add(mark)
    before = text.slice(-overlap)
  }
  rejectIf(
    archives.some((marks) => marks.every((mark) => found.has(mark))),
    'mixed',
  )
}

/** More pixels than any camera produces; a file of a few kilobytes can claim billions. */
const maxPixels = 120_000_000

/** The last chunk of a PNG: no data, its name, its checksum. */
const pngEnd = Buffer.from('0000000049454e44ae426082', 'hex')

/** Checks type and size from a picture's metadata, without decoding it. */
async function validatePicture(kind: 'png' | 'jpeg' | 'webp', file: FileHandle, path: string) {
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
