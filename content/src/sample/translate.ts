import type { FlattenedField } from 'payload'
import type { SampleSeo } from './types.ts'

type Values = Record<string, unknown>

/** Turns Markdown, or the items of a list, into rich text. */
type ToRichText = (markdown: string) => unknown

export const bulletList = (items: string[]): string => items.map((item) => `- ${item}`).join('\n')

/**
 * What to store in another language: the translated texts where the model has them, and the rows of
 * lists as they were created, whose ids tell Payload that they are the same.
 */
export function localize(
  fields: FlattenedField[],
  created: Values,
  texts: Values,
  toRichText: ToRichText,
): Values {
  const data: Values = {}
  for (const [name, text] of Object.entries(texts)) {
    const field = fields.find((each) => each.name === name)
    if (name === 'seo') data.meta = { ...(created.meta as Values), ...(text as SampleSeo) }
    else if (field?.type === 'text' || field?.type === 'textarea') data[name] = text
    else if (field?.type === 'richText') {
      data[name] = toRichText(Array.isArray(text) ? bulletList(text) : String(text))
    } else if (field?.type === 'group') {
      const group = (created[name] ?? {}) as Values
      const localized = localize(field.flattenedFields, group, text as Values, toRichText)
      data[name] = { ...group, ...localized }
    } else if (field?.type === 'blocks') {
      data[name] = ((created[name] ?? []) as Values[]).map((row, index) => {
        const block = field.blocks.find(({ slug }) => slug === row.blockType)
        const rowTexts = (text as Values[])[index] ?? {}
        return { ...row, ...localize(block?.flattenedFields ?? [], row, rowTexts, toRichText) }
      })
    } else if (field?.type === 'array') {
      data[name] = ((created[name] ?? []) as Values[]).map((row, index) => {
        const rowTexts = (text as Values[])[index] ?? {}
        return { ...row, ...localize(field.flattenedFields, row, rowTexts, toRichText) }
      })
    }
  }
  return data
}
