/** What a label of the model says in a language: a text, one for each language, or what makes it. */
export function readLabel(label: unknown, language: string): string {
  if (typeof label === 'string') return label
  if (typeof label === 'function') return String(label({ i18n: { language } }))
  if (typeof label !== 'object' || label === null) return ''
  const texts = label as Record<string, string | undefined>
  return texts[language] ?? texts.en ?? ''
}
