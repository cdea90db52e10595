import type { IncomingMessage } from 'node:http'
import { largestMediaFile } from '@vitrina/content/media/image-sizes.ts'

const kilobyte = 1024
const megabyte = 1024 * kilobyte

/** Sign-in, password reset, first account: a few fields. */
const anonymousLimit = 48 * kilobyte

/** JSON, forms and Next's server actions. */
const staffLimit = megabyte

/** A file and its form fields. */
const uploadLimit = largestMediaFile + megabyte

/**
 * Max length of a request body, in bytes.
 *
 * The limit for anonymous requests is below what Node buffers of an unread stream (64 KB).
 */
export function bodyLimit({ url = '', headers }: IncomingMessage, isSignedIn: boolean): number {
  if (!isSignedIn) return anonymousLimit
  const isUpload =
    /^\/api\/media(?:\/\d+)?(?:\?|$)/.test(url) &&
    headers['content-type']?.startsWith('multipart/form-data')
  return isUpload ? uploadLimit : staffLimit
}

/** Whether Payload may process an image for this request: an upload, an edit or a duplicate. */
export function changesMedia({ url = '', method, headers }: IncomingMessage): boolean {
  // Payload's fields send long queries as a POST.
  const isQuery =
    headers['x-payload-http-method-override'] === 'GET' ||
    headers['x-http-method-override'] === 'GET'
  const isChange = method === 'PATCH' || (method === 'POST' && !isQuery)
  return isChange && /^\/api\/media(?:[/?]|$)/.test(url)
}

/** The declared length, or 0 without `Content-Length`. */
export function declaredLength({ headers }: IncomingMessage): number {
  return Number(headers['content-length'] ?? 0)
}
