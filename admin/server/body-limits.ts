import type { IncomingMessage } from 'node:http'
import { largestMediaFile } from '@vitrina/content/media/image-sizes.ts'

const kilobyte = 1024
const megabyte = 1024 * kilobyte

/** Signing in, a forgotten password, the first account: a few fields. */
const anonymousLimit = 48 * kilobyte

/** JSON, forms and Next's server functions. */
const staffLimit = megabyte

/** A file, and the fields that come with it. */
const uploadLimit = largestMediaFile + megabyte

/**
 * How long a request's body may be, in bytes.
 *
 * What a stranger sends fits into what Node holds of a stream before anybody reads it.
 */
export function bodyLimit({ url = '', headers }: IncomingMessage, isSignedIn: boolean): number {
  if (!isSignedIn) return anonymousLimit
  const isUpload =
    /^\/api\/media(?:\/\d+)?(?:\?|$)/.test(url) &&
    headers['content-type']?.startsWith('multipart/form-data')
  return isUpload ? uploadLimit : staffLimit
}

/** What the request says of itself; nothing for one that does not know. */
export function declaredLength({ headers }: IncomingMessage): number {
  return Number(headers['content-length'] ?? 0)
}
