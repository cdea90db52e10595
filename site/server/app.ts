import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { OpenContent } from './content.ts'
import type { SiteEnv, SiteMiddleware } from './context.ts'
import { mediaFiles } from './files/media-files.ts'
import { health } from './health.ts'
import { answerForError } from './page/error-page.ts'
import { type HydrationData, serveHydrationData } from './page/hydration-data.ts'
import { pages, type RenderPage } from './page/pages.ts'
import { previews } from './page/previews.ts'
import { formBudget, holdToBudget, type RenderBudget } from './page/render-budget.ts'
import { type Check, checkDisk, checkFolder, createReadiness } from './readiness.ts'
import { accessLog } from './request/access-log.ts'
import { bodyLimits } from './request/body-limits.ts'
import { knownParameters } from './request/known-parameters.ts'
import { methods } from './request/methods.ts'
import { requestAddress } from './request/request-address.ts'
import { requestId } from './request/request-id.ts'
import { trailingSlash } from './request/trailing-slash.ts'
import type { Settings } from './settings.ts'
import { compress } from './transfer/compress.ts'
import { notModified } from './transfer/not-modified.ts'
import { prefetched } from './transfer/prefetched.ts'
import { forgery, tokenEndpoint } from './trust/forgery.ts'
import { securityHeaders } from './trust/security-headers.ts'

export type SiteParts = {
  settings: Settings
  log: Logger
  /** React Router's request handler. */
  render: RenderPage
  /** Serves the build; in development Vite does. */
  builtFiles?: SiteMiddleware
  /** The hydration data of cached pages. */
  hydrationData: HydrationData
  /** Rendering limits per address. */
  budget: RenderBudget
  /** The content package, for loaders and actions. */
  content: Pick<OpenContent, 'checkReady' | 'prepareContext' | 'readPreview'>
  /** Off in development, where Vite's own inline scripts must run. */
  strict?: boolean
}

/** The whole server; middleware in the order of execution. */
export function createApp(parts: SiteParts): Hono<SiteEnv> {
  const { settings, log, render, builtFiles, hydrationData, budget, content, strict = true } = parts
  const app = new Hono<SiteEnv>()
  // A shared render: no cookie, no address, no header of a visitor.
  const renderForEverybody = async (key: string) =>
    app.fetch(new Request(settings.siteUrl + key), {})
  const pageOptions = {
    siteUrl: settings.siteUrl,
    adminUrl: settings.adminUrl,
    trustProxy: settings.trustProxy,
    render,
    prepareContext: content.prepareContext,
    hydrationData,
    strict,
  }
  const home = checkHomePage(log, settings.siteUrl, pages(pageOptions))

  app.onError(answerForError)
  app.use(requestId(log))
  app.use(requestAddress())
  const disks = [checkDisk(settings.dataDir), checkFolder(`${settings.dataDir}/documents`)]
  app.route('/', health(createReadiness([content.checkReady, ...disks, home])))
  app.use(accessLog())
  if (strict) app.use(securityHeaders(settings))
  app.use(methods())
  // Before trailing slashes are removed: the home page's hydration URL ends with one.
  app.route('/', serveHydrationData(hydrationData, renderForEverybody))
  app.use(trailingSlash())
  if (builtFiles) app.use(builtFiles)
  app.route('/', mediaFiles(`${settings.dataDir}/media`))
  app.route('/', tokenEndpoint(settings))
  app.use(forgery(settings))
  app.use(bodyLimits())
  if (strict) app.use(compress())
  app.use(prefetched())
  app.use(notModified())
  app.use(previews({ readPreview: content.readPreview, adminUrl: settings.adminUrl }))
  app.use(knownParameters())
  const forms = formBudget(settings.rendersPerMinute)
  app.use(holdToBudget({ reads: budget, forms }, settings.trustProxy))
  app.use(pages(pageOptions))

  return app
}

/** Checks that the home page can be rendered, without waiting in the queue of visitors' pages. */
function checkHomePage(log: Logger, siteUrl: string, render: SiteMiddleware): Check {
  const app = new Hono<SiteEnv>().use(requestId(log), render)
  app.onError((error) => {
    throw error
  })
  return async () => {
    const answer = await app.fetch(new Request(siteUrl), {})
    await answer.text()
    if (answer.status >= 500) throw new Error(`The home page was answered with ${answer.status}.`)
  }
}
