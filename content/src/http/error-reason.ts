import type { AfterErrorHook } from 'payload'

type Refusal = Error & { isPublic?: boolean; status?: number; data?: Record<string, unknown> }

/**
 * Payload words its answers by the classes of its errors, which a build for production takes apart
 * (https://github.com/payloadcms/payload/issues/17298): a refusal becomes “An unknown error
 * occurred.”, and a form does not learn which field is wrong. What may be told is told here.
 */
export const sayWhy: AfterErrorHook = ({ error, result }) => {
  const { isPublic, status, message, data } = error as Refusal
  const [first] = result?.errors ?? []
  const lostWords = first?.message === 'An unknown error occurred.'
  const lostData = data && first?.message === message && !first.data
  if (!isPublic || !message || !(lostWords || lostData)) return
  const name = Array.isArray(data?.errors) ? 'ValidationError' : 'APIError'
  return { response: { errors: [{ name, message, ...(data && { data }) }] }, status }
}
