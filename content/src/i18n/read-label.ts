/** Resolves a label of the model: a text, a text per language, or a function that returns one. */
export function readLabel(label: unknown, language: string): string {
  if (typeof label === 'string') return label
  if (typeof label === 'function') return String(label({ i18n: { language } }))
  if (typeof label !== 'object' || label === null) return ''
  const texts = label as Record<string, string | undefined>
  return texts[language] ?? texts.en ?? ''
}
