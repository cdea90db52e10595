import { type FileHandle, open } from 'node:fs/promises'
import type { DocumentKind } from '@vitrina/content/documents/document-kinds.ts'
import { refuseForeignContent } from './foreign-content.ts'
import { judgeOfficeFile } from './office-file.ts'
import { judgePdf } from './pdf.ts'
import { judgePicture } from './picture.ts'
import { Refused, refuseIf } from './verdict.ts'

/**
 * Signatures at the first byte of each file type. File type libraries guess, so they look past
 * leading tags and into archives; here, anything in front of the signature is rejected.
 */
const beginnings = {
  pdf: (head) => /^%PDF-[12]\.\d/.test(head),
  png: (head) => head.startsWith('\x89PNG\r\n\x1a\n'),
  jpeg: (head) => head.startsWith('\xff\xd8\xff'),
  webp: (head) => /^RIFF.{4}WEBPVP8[ LX]/s.test(head),
  office: (head) => head.startsWith('PK\x03\x04'),
} as const satisfies Record<string, (head: string) => boolean>

type Beginning = keyof typeof beginnings

/** PDF readers look for the first line within this many bytes, whatever precedes it. */
const headLength = 1024

/**
 * Detects the type of a file from its bytes alone and checks that it contains nothing else.
 *
 * @param path a file that is not written to any more.
 * @param kinds the allowed types.
 * @throws Refused with the reason when the file must be rejected.
 */
export async function judgeFile(
  path: string,
  kinds: readonly DocumentKind[],
): Promise<DocumentKind> {
  const file = await open(path, 'r')
  try {
    const head = await readHead(file)
    const begins = (Object.keys(beginnings) as Beginning[]).find((name) => beginnings[name](head))
    if (!begins) throw new Refused('unknownKind')
    if (begins === 'office') {
      refuseIf(head.includes('%PDF-'), 'mixed')
      return allowed(await judgeOfficeFile(path, file), kinds)
    }
    const kind = allowed(begins, kinds)
    if (kind === 'pdf') await judgePdf(file)
    else await judgePicture(kind, file, path)
    await refuseForeignContent(file, kind)
    return kind
  } finally {
    await file.close()
  }
}

/** Latin-1: one character per byte. */
async function readHead(file: FileHandle): Promise<string> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(headLength), 0, headLength, 0)
  return buffer.toString('latin1', 0, bytesRead)
}

function allowed<Kind extends DocumentKind>(kind: Kind, kinds: readonly DocumentKind[]): Kind {
  if (!kinds.includes(kind)) throw new Refused('wrongKind')
  return kind
}
