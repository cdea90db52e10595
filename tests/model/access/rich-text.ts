/** A rich text of one paragraph. */
export function richText(words: string) {
  const node = { version: 1, format: '' as const, indent: 0, direction: 'ltr' as const }
  const text = { type: 'text', text: words, version: 1 }
  const paragraph = { ...node, type: 'paragraph', children: [text] }
  return { root: { ...node, type: 'root', children: [paragraph] } }
}
