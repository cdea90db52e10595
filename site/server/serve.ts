import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import * as build from 'virtual:react-router/server-build'
import { shutDownOnSignals } from '@vitrina/content/http/shutdown.ts'
import { settings } from '@vitrina/content/settings.ts'
import { countSubmissionsWith } from '@vitrina/content/submissions/guard.ts'
import type { Logger } from 'pino'
import { baseLocale, type Locale, locales } from '../app/paraglide/runtime.js'
import { createSite } from './app.ts'
import { invalidateOnChange } from './cache/invalidation.ts'
import { mainCacheKeys } from './cache/key.ts'
import { openContent } from './content.ts'
import { staticFiles } from './http/files.ts'
import { createBulkLog } from './log.ts'
import type { Limits } from './processes.ts'
import { type Assets, renderLanguages } from './react-router/render-pages.ts'

/** Serves the site in this process. `clientBuild` is the folder with the files for browsers. */
export async function serve(limits: Limits, log: Logger, clientBuild: string): Promise<void> {
  const bulkLog = createBulkLog(settings.LOG_LEVEL)
  countSubmissionsWith(limits.submissions)
  const content = await openContent({ log, work: settings.JOBS })
  const { listener, cache } = createSite({
    settings,
    log,
    bulkLog: bulkLog.log,
    render: renderLanguages(build, 'production', await readAssets(clientBuild)),
    builtFiles: await staticFiles(clientBuild),
    content,
    limits,
    revision: content.revision,
  })
  const stopInvalidation = invalidateOnChange({
    cache,
    pages: mainCacheKeys(locales),
    onChange: content.onChange,
    today: content.today,
  })

  // A GET has no body, so no stream is created for it.
  const server = createServer({ optimizeEmptyRequests: true }, listener)
  server.listen(settings.PORT, settings.HOST, () => {
    const { port } = server.address() as AddressInfo
    log.info({ port, siteUrl: settings.SITE_URL, pid: process.pid }, 'the site is listening')
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
}

/** The manifests that the build wrote for the other languages (build-tools/build.ts). */
async function readAssets(clientBuild: string): Promise<Assets> {
  const read = async (language: Locale) => [
    language,
    JSON.parse(await readFile(join(clientBuild, `../manifests/${language}.json`), 'utf8')),
  ]
  const others = locales.filter((language) => language !== baseLocale)
  return Object.fromEntries(await Promise.all(others.map(read)))
}
