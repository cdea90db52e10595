import type { ReactNode } from 'react'

type Size = 'display' | 'title' | 'heading'

/** Maximum characters of a heading in each size, and of a single word in it. */
const limits = {
  display: { text: 56, word: 14 },
  title: { text: 72, word: 18 },
}

/** The size for a heading with text from staff: long headings are reduced by up to two steps. */
export function fittingSize(text: ReactNode, size: Size): Size {
  if (typeof text !== 'string' || size === 'heading') return size
  const longestWord = Math.max(...text.split(/[\s-]/).map((word) => word.length))
  if (text.length <= limits[size].text && longestWord <= limits[size].word) return size
  return size === 'display' ? fittingSize(text, 'title') : 'heading'
}
