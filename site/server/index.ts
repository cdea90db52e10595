import type { Server } from 'node:http'
import { join } from 'node:path'
import * as build from 'virtual:react-router/server-build'
import { serve } from '@hono/node-server'
import { createRequestHandler } from 'react-router'
import { createApp } from './app.ts'
import { openContent } from './content.ts'
import { readStaticFiles, staticFiles } from './files/static-files.ts'
import { createLog } from './log.ts'
import { readSettings, type Settings, SettingsError } from './settings.ts'
import { shutDownOnSignals } from './shutdown.ts'

const settings = settingsOrExit()
const log = createLog(settings.logLevel)
const clientFolder = join(import.meta.dirname, '../client')

const content = await openContent({ log, work: settings.jobs })

const app = createApp({
  settings,
  log,
  render: createRequestHandler(build, 'production'),
  builtFiles: staticFiles(await readStaticFiles(clientFolder)),
  content,
})

const server = serve(
  { fetch: app.fetch, port: settings.port, hostname: settings.host },
  ({ port }) => log.info({ port, siteUrl: settings.siteUrl }, 'the site is listening'),
) as Server
shutDownOnSignals({ server, log, close: content.close })

function settingsOrExit(): Settings {
  try {
    return readSettings(process.env)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
