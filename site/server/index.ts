import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import * as build from 'virtual:react-router/server-build'
import { settings as allSettings } from '@vitrina/content/settings.ts'
import { createRequestHandler } from 'react-router'
import { createSite } from './app.ts'
import { invalidateOnChange } from './cache/invalidation.ts'
import { mainCacheKeys } from './cache/key.ts'
import { openContent } from './content.ts'
import { readStaticFiles, staticFiles } from './http/files.ts'
import { createBulkLog, createLog } from './log.ts'
import { siteSettings } from './settings.ts'
import { shutDownOnSignals } from './shutdown.ts'

const settings = siteSettings(allSettings)
const log = createLog(settings.logLevel)
const bulkLog = createBulkLog(settings.logLevel)
const clientFolder = join(import.meta.dirname, '../client')

const content = await openContent({ log, work: settings.jobs })
const { listener, cache } = createSite({
  settings,
  log,
  bulkLog: bulkLog.log,
  render: createRequestHandler(build, 'production'),
  builtFiles: staticFiles(await readStaticFiles(clientFolder)),
  content,
  revision: content.revision,
})
const stopInvalidation = invalidateOnChange({
  cache,
  pages: mainCacheKeys,
  onChange: content.revision.onChange,
  today: content.today,
})

const server = createServer(
  // A GET has no body, so no stream is created for it.
  { optimizeEmptyRequests: true },
  listener,
).listen(settings.port, settings.host, () => {
  log.info({ port: portOf(server), siteUrl: settings.siteUrl }, 'the site is listening')
})
shutDownOnSignals({
  server,
  log,
  close: async () => {
    stopInvalidation()
    await content.close()
    bulkLog.flush()
  },
})

/** The actual port, in case the settings let the system choose one. */
function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : settings.port
}
