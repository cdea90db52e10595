import type { AfterErrorHook } from 'payload'

type Refusal = Error & { isPublic?: boolean; status?: number; data?: Record<string, unknown> }

/**
 * Payload formats error responses by error class, which a production build breaks
 * (https://github.com/payloadcms/payload/issues/17298): an error becomes “An unknown error
 * occurred.”, and a form does not learn which field is invalid. This restores the public message
 * and data.
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
