import type ro from './messages/ro.json'

/** A text of our own components and API errors. The English text is the key of its translations. */
export type Wording = keyof typeof ro.vitrina

type Values = Record<string, string | number>

export function interpolate(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

export type Translate = (wording: Wording, values?: Values) => string

/** Uses the messages that Payload loaded; its own `t` splits keys at colons, as in sentences. */
export function translator({ translations }: { translations: object }): Translate {
  const { vitrina = {} } = translations as { vitrina?: Partial<Record<Wording, string>> }
  return (wording, values = {}) => interpolate(vitrina[wording] ?? wording, values)
}

/** Resolves a label of the model: a text, a text per language, or a function that returns one. */
export function readLabel(label: unknown, language: string): string {
  if (typeof label === 'string') return label
  if (typeof label === 'function') return String(label({ i18n: { language } }))
  if (typeof label !== 'object' || label === null) return ''
  const texts = label as Record<string, string | undefined>
  return texts[language] || texts.en || ''
}
