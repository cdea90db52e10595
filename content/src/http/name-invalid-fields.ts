import { getTranslation } from '@payloadcms/translations'
import type { AfterErrorHook, CollectionSlug, PayloadRequest } from 'payload'

type Invalid = { label?: unknown; message?: string; path: string }
type Refusal = { data?: { collection?: string; global?: string; errors?: Invalid[] } }

/**
 * Says of each invalid field what it is called and what is wrong with it, where Payload only lists
 * their names. The admin shows this in a toast, which makes a list of what stands between commas
 * after the first colon: a message therefore has none.
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

/** What staff know the field by: the error says it, or else the model does. */
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
