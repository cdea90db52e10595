import { Hono } from 'hono'
import type { SiteEnv } from './context.ts'

/**
 * `/healthz` reports that the process is alive; `/readyz` that it can serve.
 *
 * @param checkReady throws when it cannot.
 */
export function health(checkReady: () => Promise<void>): Hono<SiteEnv> {
  const app = new Hono<SiteEnv>()
  const fresh = { 'Cache-Control': 'no-store' }
  let told: unknown
  app.get('/healthz', (c) => c.text('alive\n', 200, fresh))
  app.get('/readyz', async (c) => {
    try {
      await checkReady()
      return c.text('ready\n', 200, fresh)
    } catch (error) {
      // Logged once per check, even if several requests share its result.
      if (error !== told) c.get('log').warn({ err: error }, 'not ready')
      told = error
      return c.text('not ready\n', 503, fresh)
    }
  })
  return app
}
