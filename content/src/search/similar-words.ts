import { distance } from 'fastest-levenshtein'

/** From this length, a word has similar ones. */
export const minSimilar = 4

/** Of a word, at most so many similar ones are searched for. */
const maxSimilar = 5

/** The words of a vocabulary that may have been meant by a mistyped one, the most similar first. */
export function similarWords(word: string, vocabulary: readonly string[]): string[] {
  if (word.length < minSimilar) return []
  const maxDistance = Math.floor((word.length + 2) / 4)
  const swapped = new Set(withSwappedLetters(word))
  return vocabulary
    .filter((known) => Math.abs(known.length - word.length) <= maxDistance)
    .map((known) => ({ known, away: swapped.has(known) ? 1 : distance(word, known) }))
    .filter(({ away }) => away <= maxDistance)
    .sort((one, other) => one.away - other.away)
    .slice(0, maxSimilar)
    .map(({ known }) => known)
}

/** “recat” for “react” is one mistake, not two. */
const withSwappedLetters = (word: string) =>
  Array.from(word.slice(1), (_, index) =>
    [word.slice(0, index), word[index + 1], word[index], word.slice(index + 2)].join(''),
  )
