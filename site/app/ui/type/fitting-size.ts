import type { ReactNode } from 'react'

type Size = 'display' | 'title' | 'heading'

/** How many letters a heading of each size may have before it fills the page, and a word the line. */
const limits = {
  display: { text: 56, word: 14 },
  title: { text: 72, word: 18 },
}

/** The size of a heading whose text staff write: a long one is set smaller, in two steps at most. */
export function fittingSize(text: ReactNode, size: Size): Size {
  if (typeof text !== 'string' || size === 'heading') return size
  const longestWord = Math.max(...text.split(/[\s-]/).map((word) => word.length))
  if (text.length <= limits[size].text && longestWord <= limits[size].word) return size
  return size === 'display' ? fittingSize(text, 'title') : 'heading'
}
