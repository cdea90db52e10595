import type { FileHandle } from 'node:fs/promises'
import { refuseIf } from './verdict.ts'

/**
 * What archives cannot be without, wherever it is in a file: the entry and the end of a ZIP's list,
 * the signatures of RAR and 7z. Found together only where somebody put them.
 */
const archives = [['PK\x01\x02', 'PK\x05\x06'], ['Rar!\x1a\x07'], ['7z\xbc\xaf\x27\x1c']]
/** What makes a browser, or a server, read a file as a page or a script, whatever is before it. */
const markup = /<(?:!doctype\s+html|html|script|iframe|svg)[\s>]|<\?php\s/i
const pdf = /%PDF-[12]\.\d/

/** Longer than any of the marks, so that none is missed where two pieces of a file meet. */
const overlap = 32

/** Refuses a picture or a PDF that is also something else; looks through all of it, by the piece. */
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
