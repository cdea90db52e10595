import type { Preview } from '@vitrina/content/publishing/preview/preview-token.ts'
import { previewing } from '../../app/content.server/previewing.ts'
import type { SiteMiddleware } from '../context.ts'
import { answerWithApology } from './error-page.ts'

type Options = {
  /** What a token allows to see; `expired` when it did, `undefined` when it was never ours. */
  readPreview: (token: string) => Preview | 'expired' | undefined
  /** May show live previews in a frame. */
  adminUrl: string | undefined
}

/**
 * Answers `?preview={token}` with the page as it will look with a draft. Nobody keeps such a page:
 * no cache, no search engine, and the token in its address goes to no other site. The admin, and
 * nobody else, may show it in a frame.
 */
export function previews({ readPreview, adminUrl }: Options): SiteMiddleware {
  return async (c, next) => {
    const token = c.req.query('preview')
    if (token === undefined) return next()
    const preview = readPreview(token)
    if (preview === undefined) return answerWithApology(c, 'wrongPreview')
    if (preview === 'expired') return answerWithApology(c, 'expiredPreview')
    await previewing.run(preview, next)
    const policy = c.res.headers.get('Content-Security-Policy')
    if (policy && preview.live && adminUrl) {
      const frame = `frame-ancestors ${new URL(adminUrl).origin}`
      c.header('Content-Security-Policy', policy.replace("frame-ancestors 'none'", frame))
    }
    c.header('ETag', undefined)
    c.header('Cache-Control', 'private, no-store')
    c.header('X-Robots-Tag', 'noindex, nofollow')
    c.header('Referrer-Policy', 'same-origin')
  }
}
