import { type DocumentKind, documentKinds } from './document-kinds.ts'

/** Max characters; file systems allow 255 bytes, and a character can have 4. */
const maxLength = 60

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
  if (characters.length <= maxLength) return name
  return [...characters.slice(0, maxLength - 16), '…', ...characters.slice(-15)].join('')
}
