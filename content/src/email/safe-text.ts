/**
 * Characters that show nothing or turn others around: zero-width and bidirectional ones, and halves
 * of surrogate pairs.
 */
const invisible = /[\p{Cf}\p{DI}\p{Cs}]+/gu

/** Encoded words of mail headers (RFC 2047), and what is left of broken ones. */
const encodedWord = /=\?[^?]*\?[^?]*\?[^?]*\?=|=\?|\?=/g

/**
 * A text as one line for names and subjects: without control, zero-width and bidirectional
 * characters and without encoded words, so that it reads everywhere as what it is.
 */
export function plainLine(text: string): string {
  return (
    text
      .normalize('NFC')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .replace(invisible, '')
      // A space keeps what stood around it from forming another one.
      .replace(encodedWord, ' ')
      .replace(/ +/g, ' ')
      .trim()
  )
}

/** Words and characters of a name in a greeting. */
const mostWords = 4
const mostCharacters = 40

const nameWord = /^\p{L}\p{M}{0,3}(?:['’-]?\p{L}\p{M}{0,3})*['’]?$/u

/**
 * A name for the greeting of a mail to an address that nobody has confirmed: letters, spaces,
 * hyphens and apostrophes, cut to 40 characters. Anybody may have typed anything there.
 *
 * @returns nothing for what holds anything else, or is too long to be a name.
 */
export function greetingName(name: string): string | undefined {
  const line = plainLine(name.normalize('NFKC'))
  const words = line.split(' ')
  if (words.length > mostWords || !words.every((word) => nameWord.test(word))) return undefined
  if (line.length <= mostCharacters) return line
  // Whole words only.
  return line.slice(0, mostCharacters + 1).replace(/ ?[^ ]*$/, '') || undefined
}
