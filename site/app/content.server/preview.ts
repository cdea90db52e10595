import { AsyncLocalStorage } from 'node:async_hooks'
import type { Preview } from '@vitrina/content/publishing/preview/preview-token.ts'
import type { FlattenedField } from 'payload'

/** The draft that the request may see, by a signed token (http/previews.ts); none for visitors. */
export const previewing = new AsyncLocalStorage<Preview>()

/**
 * Fills required fields that a draft lacks, because pages rely on them: an ellipsis, zero, today,
 * the first choice or an empty list. A single picture or relation stays missing.
 */
export function completeDraft<Draft extends object>(
  draft: Draft,
  fields: readonly FlattenedField[],
): Draft {
  const missing = fields.flatMap((field) => {
    const value = (draft as Record<string, unknown>)[field.name]
    if (field.type === 'group' && typeof value === 'object' && value) {
      return [[field.name, completeDraft(value, field.flattenedFields)]]
    }
    if (field.type === 'array' && Array.isArray(value)) {
      return [[field.name, value.map((row) => completeDraft(row, field.flattenedFields))]]
    }
    if (field.type === 'blocks' && Array.isArray(value)) {
      const rows = value.map((row) => {
        const block = field.blocks.find(({ slug }) => slug === row.blockType)
        return completeDraft(row, block?.flattenedFields ?? [])
      })
      return [[field.name, rows]]
    }
    if (!('required' in field && field.required) || (value !== null && value !== undefined)) {
      return []
    }
    const placeholder = placeholderFor(field)
    return placeholder === undefined ? [] : [[field.name, placeholder]]
  })
  return { ...draft, ...Object.fromEntries(missing) }
}

function placeholderFor(field: FlattenedField): unknown {
  if (('hasMany' in field && field.hasMany) || field.type === 'blocks') return []
  if (field.type === 'text' || field.type === 'textarea' || field.type === 'email') return '…'
  if (field.type === 'number') return 0
  if (field.type === 'date') return new Date().toISOString()
  if (field.type === 'select' || field.type === 'radio') {
    const [first] = field.options
    return typeof first === 'object' ? first.value : first
  }
  return undefined
}
