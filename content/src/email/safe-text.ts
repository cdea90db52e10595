/** Characters that are invisible or reorder others, and lone surrogates. */
const invisible = /[\p{Cf}\p{DI}\p{Cs}]+/gu

/** Encoded words of email headers (RFC 2047), including incomplete ones. */
const encodedWord = /=\?[^?]*\?[^?]*\?[^?]*\?=|=\?|\?=/g

/**
 * Formats a text as one line for names and subjects, without control, invisible and bidirectional
 * characters and encoded words, so that every client displays it the same.
 */
export function plainLine(text: string): string {
  return (
    text
      .normalize('NFC')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .replace(invisible, '')
      // A space, so that the surrounding text cannot form another encoded word.
      .replace(encodedWord, ' ')
      .replace(/ +/g, ' ')
      .trim()
  )
}

export const isEmailAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

/** Max words and characters of a name in a greeting. */
const maxWords = 4
const maxCharacters = 40

const nameWord = /^\p{L}\p{M}{0,3}(?:['’-]?\p{L}\p{M}{0,3})*['’]?$/u

/**
 * A name for the greeting of an email to an unconfirmed address: letters, spaces, hyphens and
 * apostrophes, cut to 40 characters; `undefined` if it contains anything else or is too long.
 */
export function greetingName(name: string): string | undefined {
  const line = plainLine(name.normalize('NFKC'))
  const words = line.split(' ')
  if (words.length > maxWords || !words.every((word) => nameWord.test(word))) return undefined
  if (line.length <= maxCharacters) return line
  // Cut at a word boundary.
  return line.slice(0, maxCharacters + 1).replace(/ ?[^ ]*$/, '') || undefined
}
