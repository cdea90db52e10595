/** `npm run dev -w site`: the same app as in production, behind Vite. */
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { settings as allSettings } from '@vitrina/content/settings.ts'
import { createServer as createViteServer } from 'vite'
import { createLog } from './log.ts'
import { siteSettings } from './settings.ts'

const settings = siteSettings(allSettings)
const log = createLog(settings.logLevel)
const server = createServer()
const vite = await createViteServer({
  root: new URL('..', import.meta.url).pathname,
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server } },
})

server.on('request', (request, response) => {
  vite.middlewares(request, response, async () => {
    try {
      const { createDevelopmentApp } = await vite.ssrLoadModule('/server/dev-app.ts')
      const app = await createDevelopmentApp(settings, log)
      await getRequestListener(app.fetch)(request, response)
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error)
      log.error({ err: error }, 'the app could not be loaded')
      response.writeHead(500, { 'Content-Type': 'text/plain' }).end(String(error))
    }
  })
})

server.listen(settings.port, settings.host, () => {
  log.info({ port: settings.port }, 'the site is listening, in development')
})
