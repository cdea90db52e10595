import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import * as build from 'virtual:react-router/server-build'
import { getRequestListener } from '@hono/node-server'
import { clientAddress } from '@vitrina/content/http/client-address/client-address.ts'
import { createRequestHandler } from 'react-router'
import { createApp } from './app.ts'
import { openContent } from './content.ts'
import { readStaticFiles, staticFiles } from './files/static-files.ts'
import { createBulkLog, createLog } from './log.ts'
import { createHydrationData } from './page/hydration-data.ts'
import { renderBudget } from './page/render-budget.ts'
import { keepFresh } from './page-cache/keep-fresh.ts'
import { mainPages } from './page-cache/kept-routes.ts'
import { logSent } from './page-cache/log-sent.ts'
import { createPageCache } from './page-cache/page-cache.ts'
import { readSettings, type Settings, SettingsError } from './settings.ts'
import { shutDownOnSignals } from './shutdown.ts'

const settings = settingsOrExit()
const log = createLog(settings.logLevel)
const sentLog = createBulkLog(settings.logLevel)
const clientFolder = join(import.meta.dirname, '../client')

const content = await openContent({ log, work: settings.jobs })

const hydrationData = createHydrationData(content.signHydration)
const budget = renderBudget(settings.rendersPerMinute)
const app = createApp({
  settings,
  log,
  hydrationData,
  budget,
  render: createRequestHandler(build, 'production'),
  builtFiles: staticFiles(await readStaticFiles(clientFolder)),
  content,
})

const cache = createPageCache({
  keyOf: hydrationData.keyOf,
  mayRender: ({ headers, socket }) => {
    const forwardedFor = headers['x-forwarded-for']?.toString()
    const address = clientAddress(forwardedFor, socket.remoteAddress, settings.trustProxy)
    return budget.take(address) === 0
  },
  // A shared render: no cookie, no address, no header of a visitor.
  render: async (key) => app.fetch(new Request(settings.siteUrl + key), {}),
  revision: content.revision,
  maxBytes: settings.pageCacheBytes,
  cdnMaxAge: settings.cdnMaxAge,
  onSent: logSent(sentLog.log),
  onFailure: (err) => log.error({ err }, 'a page was not sent'),
})
const stopFollowing = keepFresh({
  cache,
  pages: mainPages,
  onChange: content.revision.onChange,
  today: content.today,
})

const listener = getRequestListener(app.fetch)
const server = createServer(
  // A GET has no body, so no stream is created for it.
  { optimizeEmptyRequests: true },
  cache.inFrontOf((request, response) => {
    listener(request, response).catch((err: unknown) => {
      log.error({ err }, 'an answer was not sent')
      response.destroy()
    })
  }),
).listen(settings.port, settings.host, () => {
  log.info({ port: portOf(server), siteUrl: settings.siteUrl }, 'the site is listening')
})
shutDownOnSignals({
  server,
  log,
  close: async () => {
    stopFollowing()
    await content.close()
    sentLog.flush()
  },
})

/** The actual port, in case the settings let the system choose one. */
function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : settings.port
}

function settingsOrExit(): Settings {
  try {
    return readSettings(process.env)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
