import { Hono } from 'hono'
import type { SiteEnv } from './context.ts'

/**
 * `/healthz` says that the process answers; `/readyz` that it can also serve, which the given
 * function finds out (it throws when not).
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
      // Once for each check, however many ask meanwhile.
      if (error !== told) c.get('log').warn({ err: error }, 'not ready')
      told = error
      return c.text('not ready\n', 503, fresh)
    }
  })
  return app
}
