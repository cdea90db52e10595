import type { FileHandle } from 'node:fs/promises'
import { refuseIf } from './verdict.ts'

/**
 * Byte sequences that every archive contains, at any position: a ZIP's central directory and its
 * end record, the signatures of RAR and 7z. They do not occur together by chance.
 */
const archives = [['PK\x01\x02', 'PK\x05\x06'], ['Rar!\x1a\x07'], ['7z\xbc\xaf\x27\x1c']]
/**
 * Markup that makes a browser or a server treat a file as a page or a script, whatever precedes it.
 */
const markup = /<(?:!doctype\s+html|html|script|iframe|svg)[\s>]|<\?php\s/i
const pdf = /%PDF-[12]\.\d/

/** Longer than any of the sequences, so that none is missed at the boundary of two chunks. */
const overlap = 32

/** Rejects a picture or a PDF that is also something else; scans all of it, in chunks. */
export async function refuseForeignContent(
  file: FileHandle,
  kind: 'pdf' | 'png' | 'jpeg' | 'webp',
): Promise<void> {
  const found = new Set<string>()
  let before = ''
  for await (const chunk of file.createReadStream({ start: 0, autoClose: false })) {
    const text = before + (chunk as Buffer).toString('latin1')
    refuseIf(markup.test(text) || (kind !== 'pdf' && pdf.test(text)), 'mixed')
    for (const mark of archives.flat()) if (text.includes(mark)) found.add(mark)
    before = text.slice(-overlap)
  }
  refuseIf(
    archives.some((marks) => marks.every((mark) => found.has(mark))),
    'mixed',
  )
}
