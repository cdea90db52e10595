/** `npm run dev -w site`: the same app as in production, behind Vite. */
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { settings } from '@vitrina/content/settings.ts'
import { createServer as createViteServer } from 'vite'
import { createLog } from './log.ts'

const log = createLog(settings.LOG_LEVEL)
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
      const app = await createDevelopmentApp(log)
      await getRequestListener(app.fetch)(request, response)
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error)
      log.error({ err: error }, 'the app could not be loaded')
      response.writeHead(500, { 'Content-Type': 'text/plain' }).end(String(error))
    }
  })
})

server.listen(settings.PORT, settings.HOST, () => {
  log.info({ port: settings.PORT }, 'the site is listening, in development')
})
