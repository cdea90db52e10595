import { statisticsPath } from '@vitrina/content/paths.ts'
import type { Settings } from '@vitrina/content/settings-schema.ts'
import { mayBeCounted, readBeacon } from '@vitrina/content/statistics/beacon.ts'
import { count } from '@vitrina/content/statistics/counters.ts'
import { Hono } from 'hono'
import script from '../../app/browser/statistics.inline.ts?script'
import type { SiteEnv } from '../context.ts'
import { compress } from '../http/compress.ts'
import { conditionalResponses } from '../http/conditional.ts'
import { isFromOwnPage } from '../http/forgery.ts'
import { renderLimit } from '../http/render-limits.ts'
import { weakEtag } from '../react-router/finish-page.ts'

const maxBytes = 2_048

/** Reports per minute and address, in this process: a person hides a page less often. */
const reportsPerMinute = 60

type Options = Pick<Settings, 'SITE_URL' | 'TRUST_PROXY' | 'RENDERS_PER_MINUTE' | 'STATISTICS'>

/**
 * The script that reports visits, and its reports, which are answered before anything is stored. A
 * report needs no token: it changes nothing for the visitor. With `STATISTICS=off`, pages do not ask
 * for the script, and what pages from before still report is dropped.
 */
export function statistics(options: Options): Hono<SiteEnv> {
  const app = new Hono<SiteEnv>()
  const limit = renderLimit(options.RENDERS_PER_MINUTE && reportsPerMinute)
  const headers = {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'public, max-age=86400',
    ETag: weakEtag(script),
  }
  if (options.STATISTICS) {
    app.get(statisticsPath, compress, conditionalResponses, (c) => c.body(script, 200, headers))
  }
  app.post(statisticsPath, async (c) => {
    const { raw } = c.req
    if (!isFromOwnPage(raw, options)) {
      return c.text('This report did not come from a page of this site.\n', 403)
    }
    // Node enforces the declared length, which browsers always send.
    const length = raw.headers.get('Content-Length')
    if (!length || Number(length) > maxBytes) {
      return c.text('This report is too long.\n', 413)
    }
    if (options.STATISTICS && mayBeCounted(raw.headers) && limit(c.get('clientAddress')) === 0) {
      const counted = readBeacon(await raw.text().catch(() => ''))
      if (!counted) return c.text('This is not a report of a visit.\n', 400)
      count(counted)
    }
    return c.body(null, 204, { 'Cache-Control': 'no-store' })
  })
  return app
}
