import { getTranslation } from '@payloadcms/translations'
import { type AfterErrorHook, APIError, type CollectionSlug, type PayloadRequest } from 'payload'
import { translate, type Wording } from '../i18n/translate.ts'

/** An error whose text is shown in the user's language, with `values` for `{name}` in it. */
export function apiError(
  { i18n }: Pick<PayloadRequest, 'i18n'>,
  status: number,
  wording: Wording,
  values?: Record<string, string | number>,
): APIError {
  return new APIError(translate(wording, i18n.language, values), status, null, true)
}

type PublicError = Error & { isPublic?: boolean; status?: number; data?: Record<string, unknown> }

/**
 * Restores public messages and data. Payload formats error responses by error class, which a
 * production build breaks (https://github.com/payloadcms/payload/issues/17298).
 */
export const restoreMessage: AfterErrorHook = ({ error, result }) => {
  const { isPublic, status, message, data } = error as PublicError
  const [first] = result?.errors ?? []
  const lostMessage = first?.message === 'An unknown error occurred.'
  const lostData = data && first?.message === message && !first.data
  if (!isPublic || !message || !(lostMessage || lostData)) return
  const name = Array.isArray(data?.errors) ? 'ValidationError' : 'APIError'
  return { response: { errors: [{ name, message, ...(data && { data }) }] }, status }
}

type Invalid = { label?: unknown; message?: string; path: string }
type Rejection = { data?: { collection?: string; global?: string; errors?: Invalid[] } }

/**
 * Names each invalid field with its label and error. The admin's toast splits the text after the
 * first colon at commas, so the errors contain none.
 */
export const nameInvalidFields: AfterErrorHook = ({ error, req, result }) => {
  const { data } = error as Rejection
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
  { collection, global }: NonNullable<Rejection['data']>,
  { i18n, payload }: PayloadRequest,
): string {
  const fields = collection
    ? payload.collections[collection as CollectionSlug]?.config.flattenedFields
    : payload.globals.config.find(({ slug }) => slug === global)?.flattenedFields
  const field = fields?.find(({ name }) => name === path.split('.')[0])
  const given = label || (field && 'label' in field ? field.label : undefined)
  return String((given && getTranslation(given as string, i18n)) || path)
}
