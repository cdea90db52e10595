import { stripVTControlCharacters } from 'node:util'

/** A sentence for a log is no longer than this. */
const longestSentence = 300

/**
 * A sentence of somebody else's as it may stand in a log: without colours, without the query and the
 * values that a database's failure names, without e-mail addresses, and bounded.
 */
export function withoutPersonalData(text: string): string {
  return stripVTControlCharacters(text.slice(0, 10 * longestSentence))
    .replace(/(?:Failed query|params):[\s\S]*/i, '')
    .replace(emailAddress, '[email]')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestSentence)
}

/** In a line that is written already, as the last look at it. */
export const withoutAddresses = (line: string): string => line.replace(emailAddress, '[email]')

const emailAddress =
  /[^\s@"'<>(),;:=[\]\\/]{1,64}@[^\s@"'<>(),;:=[\]\\/]{1,255}\.[^\s@"'<>(),;:=[\]\\/.]{2,}/g
