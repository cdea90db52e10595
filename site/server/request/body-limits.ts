import type { Context } from 'hono'
import type { SiteEnv, SiteMiddleware } from '../context.ts'

const kilobyte = 1024
const megabyte = 1024 * kilobyte

/** A form's fields. */
const textOnly = 256 * kilobyte

/**
 * Pages that take files: what each allows, its text, what multipart adds, and so much more that a
 * file somewhat too large is answered beside its field and not here.
 */
const withFiles = [
  // Five attachments of 10 MB.
  { pages: /^\/hire-us(?:\.data)?$/, limit: 64 * megabyte },
  // A CV of 10 MB.
  { pages: /^\/(?:careers\/[^/]+|apply)(?:\.data)?$/, limit: 26 * megabyte },
]

/**
 * Refuses a request body that is too large with 413: before it is read when it says its length,
 * which Node holds it to, and otherwise as soon as it has grown too long. Nothing is kept: whoever
 * reads the body gets it as it comes.
 */
export function bodyLimits(): SiteMiddleware {
  return async (c, next) => {
    const { body, headers } = c.req.raw
    if (!body) return next()
    const limit = withFiles.find(({ pages }) => pages.test(c.req.path))?.limit ?? textOnly
    const length = headers.get('Content-Length')
    if (length !== null && !headers.has('Transfer-Encoding')) {
      return Number(length) > limit ? refuse(c, limit) : next()
    }
    let isTooLong = false
    const counted = body.pipeThrough(
      endAfter(limit, () => {
        isTooLong = true
      }),
    )
    const init: RequestInit & { duplex: 'half' } = { body: counted, duplex: 'half' }
    c.req.raw = new Request(c.req.raw, init)
    await next()
    if (!isTooLong) return
    // Whatever was answered, it was to a body that broke off.
    c.res = undefined
    c.res = refuse(c, limit)
  }
}

/** Breaks a stream off when it grows longer than so many bytes. */
function endAfter(
  limit: number,
  onTooLong: () => void,
): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let size = 0
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.byteLength
      if (size <= limit) return controller.enqueue(chunk)
      onTooLong()
      controller.error(new Error('The request body is too long.'))
    },
  })
}

function refuse(c: Context<SiteEnv>, limit: number): Response {
  return c.text(
    `That is more than this address takes (${Math.floor(limit / kilobyte)} KB). Please send less, or smaller files.\n`,
    413,
  )
}
