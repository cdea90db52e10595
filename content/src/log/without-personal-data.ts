import { stripVTControlCharacters } from 'node:util'

/** Max characters of a logged message. */
const longestSentence = 300

/**
 * Makes a third-party message safe to log: removes colours, the query and values of a database
 * error, and email addresses, and limits its length.
 */
export function withoutPersonalData(text: string): string {
  return stripVTControlCharacters(text.slice(0, 10 * longestSentence))
    .replace(/(?:Failed query|params):[\s\S]*/i, '')
    .replace(emailAddress, '[email]')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestSentence)
}

/** Removes email addresses from a formatted log line, as a last safeguard. */
export const withoutAddresses = (line: string): string => line.replace(emailAddress, '[email]')

const emailAddress =
  /[^\s@"'<>(),;:=[\]\\/]{1,64}@[^\s@"'<>(),;:=[\]\\/]{1,255}\.[^\s@"'<>(),;:=[\]\\/.]{2,}/g
