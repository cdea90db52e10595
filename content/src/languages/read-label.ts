/** What a label of the model says in a language: it is a text, or a text for each language. */
export function readLabel(label: unknown, language: string): string {
  if (typeof label === 'string') return label
  if (typeof label !== 'object' || label === null) return ''
  const texts = label as Record<string, string | undefined>
  return texts[language] ?? texts.en ?? ''
}
