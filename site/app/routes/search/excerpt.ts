import { wordsOf } from '@vitrina/content/search/fold-text.ts'
import type { SearchResult } from '@vitrina/content/search/search.ts'

/** Parts of a text in their order; `found` ones are words that were searched for. */
export type Excerpt = Array<{ text: string; found: boolean }>

/** Max characters of an excerpt, and of them before the first word that was found. */
const maxLength = 180
const maxBefore = 60

/** A word as `wordsOf` sees it, with the signs that belong to it. */
const word = /[\p{L}\p{M}\p{N}]+(?:\+\+|#)?/gu

/**
 * Marks what was searched for in the first text that has any of it, otherwise nothing in the first
 * text that is not empty. A long text is cut to the surroundings of the first mark.
 */
export function excerptOf(
  texts: readonly string[],
  { words, stems }: Pick<SearchResult, 'words' | 'stems'>,
): Excerpt {
  // A stem begins words that are not its forms, too: those are longer.
  const isForm = (folded: string) =>
    words.some((each) => folded.startsWith(each)) ||
    stems.some((stem) => folded.startsWith(stem) && folded.length <= 2 * stem.length)
  const isFound = (each: string) => wordsOf(each).some(isForm)
  const firstIn = (text: string) => [...text.matchAll(word)].find(([each]) => isFound(each))?.index
  const text = texts.find((each) => firstIn(each) !== undefined) ?? texts.find(Boolean) ?? ''
  // No text from PostgreSQL has a NUL.
  const marked = surroundings(text, firstIn(text) ?? 0).replace(word, (each) =>
    isFound(each) ? `\0${each}\0` : each,
  )
  const parts = marked.split('\0').map((part, index) => ({ text: part, found: index % 2 === 1 }))
  return parts.filter((part) => part.text)
}

/** What is around a place in a long text, cut between words. */
function surroundings(text: string, place: number): string {
  if (text.length <= maxLength) return text
  const start = Math.max(0, place - maxBefore)
  const end = start + maxLength
  const before = text.slice(start, place)
  const after = text.slice(place, end)
  return [
    start > 0 ? `… ${before.replace(/^\S*(?:\s+|$)/, '')}` : before,
    end < text.length ? `${after.replace(/\s+\S*$/, '')} …` : after,
  ].join('')
}
