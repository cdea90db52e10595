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
  for (const text of texts) {
    const found = [...text.matchAll(word)].filter(([each]) => wordsOf(each).some(isForm))
    if (found[0]) return mark(text, found, found[0].index)
  }
  return mark(texts.find(Boolean) ?? '', [], 0)
}

function mark(text: string, found: RegExpExecArray[], first: number): Excerpt {
  const { start, end } = range(text, first)
  const parts: Excerpt = []
  let position = start
  for (const { 0: match, index } of found) {
    if (index + match.length > end) break
    parts.push({ text: text.slice(position, index), found: false }, { text: match, found: true })
    position = index + match.length
  }
  const cut = { start: start > 0 ? '… ' : '', end: end < text.length ? ' …' : '' }
  parts.push({ text: text.slice(position, end) + cut.end, found: false })
  return [{ text: cut.start, found: false }, ...parts].filter((part) => part.text)
}

/** Where an excerpt begins and ends: between words. */
function range(text: string, first: number) {
  if (text.length <= maxLength) return { start: 0, end: text.length }
  const start =
    first <= maxBefore
      ? 0
      : first - text.slice(first - maxBefore, first).replace(/^\S*\s+/, '').length
  const end =
    start + maxLength >= text.length
      ? text.length
      : start + text.slice(start, start + maxLength).replace(/\s+\S*$/, '').length
  return { start, end }
}
