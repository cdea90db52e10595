import { bodyLimit } from 'hono/body-limit'
import type { SiteMiddleware } from '../context.ts'

const kilobyte = 1024
const megabyte = 1024 * kilobyte

/** A form's fields. */
const textOnly = 256 * kilobyte
/** A form with files: the sum its page allows, and what multipart adds. */
const withFiles = 26 * megabyte
const pagesWithFiles = /^\/(?:hire-us|careers\/[^/]+)(?:\.data)?$/

/** Refuses a request body that is too large with 413, before it is read as far as can be told. */
export function bodyLimits(): SiteMiddleware {
  const refuse = (limit: number) =>
    bodyLimit({
      maxSize: limit,
      onError: (c) =>
        c.text(
          `That is more than this address takes (${Math.floor(limit / kilobyte)} KB). Please send less, or smaller files.\n`,
          413,
        ),
    })
  const forText = refuse(textOnly)
  const forFiles = refuse(withFiles)
  return (c, next) => (pagesWithFiles.test(c.req.path) ? forFiles(c, next) : forText(c, next))
}
