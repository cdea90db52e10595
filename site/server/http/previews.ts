import type { Preview } from '@vitrina/content/publishing/preview/preview-token.ts'
import { previewing } from '../../app/content.server/preview.ts'
import type { SiteMiddleware } from '../context.ts'
import { sendErrorPage } from './error-page.ts'

/**
 * Responds to `?preview={token}` with a draft, not cached, not indexed and with no referrer sent.
 * `readPreview` returns `expired` for an old token, `undefined` for one that is not ours. Only the
 * admin at `adminUrl` may show live previews in a frame.
 */
export function previews(
  readPreview: (token: string) => Preview | 'expired' | undefined,
  adminUrl: string | undefined,
): SiteMiddleware {
  return async (c, next) => {
    const token = c.req.query('preview')
    if (token === undefined) return next()
    const preview = readPreview(token)
    if (preview === undefined) return sendErrorPage(c, 'wrongPreview')
    if (preview === 'expired') return sendErrorPage(c, 'expiredPreview')
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
