import { type DocumentKind, documentKinds } from '@vitrina/content/documents/document-kinds.ts'

/** Characters of a name; file systems take 255 bytes, and a character can have four. */
const longest = 60

/**
 * The name a visitor's file had, as it may be shown and given to whoever saves it: its last part
 * alone, in one line, without characters that file systems refuse, that cannot be seen or that turn
 * the direction of text (CWE-22, CWE-451).
 */
export function shownName(given: string): string {
  const [last = ''] = given.split(/[\\/]/).slice(-1)
  const name = last
    .normalize('NFC')
    // Control, format (bidirectional overrides, zero width), unpaired surrogates, private, unassigned.
    .replace(/\p{C}/gu, '')
    .replace(/\p{Z}+/gu, ' ')
    .replace(/[<>:"|?*]/g, '-')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  return shorten(name) || 'file'
}

/** The same, ending as its kind does, whatever the visitor called it: `cv.pdf.exe` is `cv.pdf.exe.pdf`. */
export function originalName(given: string, kind: DocumentKind): string {
  const name = shownName(given)
  const { extensions } = documentKinds[kind]
  if (extensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`))) return name
  return `${name}.${extensions[0]}`
}

/** Cuts out of the middle, so that the beginning and the extension stay. */
function shorten(name: string): string {
  const characters = Array.from(name)
  if (characters.length <= longest) return name
  return [...characters.slice(0, longest - 16), '…', ...characters.slice(-15)].join('')
}
