import { getTranslation } from '@payloadcms/translations'
import type { AfterErrorHook, CollectionSlug, PayloadRequest } from 'payload'

type Invalid = { label?: unknown; message?: string; path: string }
type Refusal = { data?: { collection?: string; global?: string; errors?: Invalid[] } }

/**
 * Adds the label and error of each invalid field to the message, where Payload only lists names.
 * The admin's toast splits the text after the first colon at commas, so the errors contain no
 * commas.
 */
export const nameInvalidFields: AfterErrorHook = ({ error, req, result }) => {
  const { data } = error as Refusal
  const [first, ...others] = result?.errors ?? []
  if (!first || !Array.isArray(data?.errors)) return
  const fields = data.errors.map((each) => {
    const message = (each.message ?? '').replaceAll(',', ';')
    return `${labelOf(each, data, req)}: ${message}`
  })
  if (fields.length === 0) return
  const [introduction] = String(first.message).split(':')
  const message = fields.length === 1 ? fields.join() : `${introduction}: ${fields.join(', ')}`
  return { response: { errors: [{ ...first, message }, ...others] } }
}

/** Field label shown to staff, from the error or else from the model. */
function labelOf(
  { label, path }: Invalid,
  { collection, global }: NonNullable<Refusal['data']>,
  { i18n, payload }: PayloadRequest,
): string {
  const fields = collection
    ? payload.collections[collection as CollectionSlug]?.config.flattenedFields
    : payload.globals.config.find(({ slug }) => slug === global)?.flattenedFields
  const field = fields?.find(({ name }) => name === path.split('.')[0])
  const given = label || (field && 'label' in field ? field.label : undefined)
  return String((given && getTranslation(given as string, i18n)) || path)
}
