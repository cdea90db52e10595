import { splitLanguage } from '@vitrina/content/i18n/languages.ts'
import type { Context } from 'hono'
import type { SiteEnv, SiteMiddleware } from '../context.ts'

const megabyte = 1024 * 1024

const textOnly = megabyte / 4

/** Pages with uploads. Slightly too large files get an error at their field instead of a 413. */
const withFiles = [
  // 5 attachments of 10 MB.
  { pages: /^\/hire-us(?:\.data)?$/, limit: 64 * megabyte },
  // A CV of 10 MB.
  { pages: /^\/(?:careers\/[^/]+|apply)(?:\.data)?$/, limit: 26 * megabyte },
]

/**
 * Rejects a too large body with 413: before reading it by its declared length, which Node enforces,
 * or once it exceeds the limit. The body is not buffered, but streamed to its reader.
 */
export const bodyLimits: SiteMiddleware = async (c, next) => {
  const { body, headers } = c.req.raw
  if (!body) return next()
  const { page } = splitLanguage(c.req.path)
  const limit = withFiles.find(({ pages }) => pages.test(page))?.limit ?? textOnly
  const length = headers.get('Content-Length')
  if (length !== null && !headers.has('Transfer-Encoding')) {
    return Number(length) > limit ? reject(c, limit) : next()
  }
  let size = 0
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      size += chunk.byteLength
      if (size <= limit) controller.enqueue(chunk)
      else controller.error(new Error('The request body is too long.'))
    },
  })
  const init: RequestInit & { duplex: 'half' } = {
    body: body.pipeThrough(counted),
    duplex: 'half',
  }
  c.req.raw = new Request(c.req.raw, init)
  await next()
  if (size <= limit) return
  // Discards any response, because it is to a truncated body.
  c.res = undefined
  c.res = reject(c, limit)
}

function reject(c: Context<SiteEnv>, limit: number): Response {
  return c.text(
    `That is more than this address takes (${limit / 1024} KB). Please send less, or smaller files.\n`,
    413,
  )
}
