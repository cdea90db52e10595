import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { clientAddress } from '@vitrina/content/http/client-address.ts'
import {
  homePath,
  hydrationPath,
  mediaPath,
  socialPath,
  tokenPath,
} from '@vitrina/content/paths.ts'
import type { Settings } from '@vitrina/content/settings-schema.ts'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import { readingAnew } from '../app/content.server/memoize.ts'
import { inLanguageOf } from '../app/languages.server.ts'
import { createPageCache } from './cache/page-cache.ts'
import type { OpenContent } from './content.ts'
import type { SiteEnv, SiteMiddleware } from './context.ts'
import { markdown } from './formats/markdown.ts'
import { socialImages } from './formats/social-images.tsx'
import { accessLog, logRequest, requestContext } from './http/access-log.ts'
import { bodyLimits } from './http/body-limits.ts'
import { compress } from './http/compress.ts'
import { conditionalResponses } from './http/conditional.ts'
import { handleError } from './http/error-page.ts'
import { mediaFiles } from './http/files.ts'
import { forgery, sendToken } from './http/forgery.ts'
import { type Check, checkDisk, checkFolder, createReadiness, health } from './http/health.ts'
import { previews } from './http/previews.ts'
import { limitRenders } from './http/render-limits.ts'
import { securityHeaders } from './http/security-headers.ts'
import { knownParameters, methods, requestAddress, trailingSlash } from './http/url-checks.ts'
import type { Limits } from './processes.ts'
import { createHydrationData, serveHydrationData } from './react-router/hydration-data.ts'
import { type Render, renderPages } from './react-router/render-pages.ts'
import { statistics } from './statistics/statistics.ts'

export type SiteParts = {
  settings: Settings
  log: Logger
  render: Render
  /** Serves the build; in development Vite does. */
  builtFiles?: SiteMiddleware
  content: Pick<OpenContent, 'checkReady' | 'prepareContext' | 'readPreview' | 'signHydration'>
  limits: Pick<Limits, 'renders' | 'forms'>
  /** Off in development, where Vite's own inline scripts must run. */
  strict?: boolean
}

/**
 * The whole server. A visitor's request passes
 * 1. the page cache (cache/page-cache.ts): a hit is sent from memory, with the same functions as in
 *    step 2; a miss is rendered once for all visitors (`sharedRender`);
 * 2. the middleware of {@link createApp}, in its order.
 */
export function createSite(
  parts: SiteParts & {
    /** For cached pages, thousands of times per second; buffered. */
    bulkLog: Logger
    revision: Parameters<typeof createPageCache>[0]['revision']
  },
) {
  const { settings, log, bulkLog, revision, limits } = parts
  const { app, keyOf, sharedRender } = createApp(parts)
  const cache = createPageCache({
    keyOf,
    render: sharedRender,
    mayRender: (request) => {
      const wait = limits.renders(clientAddress(request, settings.TRUST_PROXY))
      return typeof wait === 'number' ? wait === 0 : wait.then((seconds) => seconds === 0)
    },
    revision,
    maxBytes: settings.PAGE_CACHE_MB * 1024 * 1024,
    cdnMaxAge: settings.CDN_MAX_AGE,
    onSent: (request) => logRequest(bulkLog, request),
    onFailure: (err) => log.error({ err }, 'a page was not sent'),
  })
  const respond = getRequestListener(app.fetch)
  const listener: RequestListener = cache.inFrontOf((request, response) => {
    respond(request, response).catch((err: unknown) => {
      log.error({ err }, 'a response was not sent')
      response.destroy()
    })
  })
  return { listener, cache }
}

/** Everything behind the page cache; middleware in the order of execution. */
export function createApp(parts: SiteParts) {
  const { settings, log, render, builtFiles, content, limits, strict = true } = parts
  const { SITE_URL: siteUrl, DATA_DIR: dataDir } = settings
  // The default is not passed on: only a given admin may show previews in a frame.
  const adminUrl = process.env.ADMIN_URL ? settings.ADMIN_URL : undefined
  const app = new Hono<SiteEnv>()
  /** Renders the page with a cache key without any cookie, address or header of a visitor. */
  const sharedRender = async (key: string) =>
    app.fetch(new Request(siteUrl + key), { sharedRender: true })
  const hydrationData = createHydrationData(content.signHydration)
  const { prepareContext } = content
  const pageOptions = {
    ...{ siteUrl, adminUrl, render, prepareContext, hydrationData, strict },
    countsVisits: settings.STATISTICS,
  }
  const homePage = checkHomePage(log, siteUrl, renderPages(pageOptions))

  app.onError(handleError)
  // The path as it was sent: React Router compares it with the prefix undecoded.
  app.use((c, next) => inLanguageOf(URL.parse(c.req.url)?.pathname ?? homePath, next))
  app.use(requestContext(log, settings.TRUST_PROXY))
  app.use(requestAddress)
  const disks = [checkDisk(dataDir), checkFolder(`${dataDir}/documents`)]
  app.route('/', health(createReadiness([content.checkReady, ...disks, homePage])))
  app.use(accessLog)
  if (strict) app.use(securityHeaders(settings))
  app.use(methods)
  // Before trailing slashes are removed: the home page's hydration URL ends with one.
  app.get(`${hydrationPath}/*`, serveHydrationData(hydrationData, sharedRender))
  app.route('/', statistics(settings))
  app.use(trailingSlash)
  if (builtFiles) app.use(builtFiles)
  app.get(`${mediaPath}/*`, mediaFiles(`${dataDir}/media`))
  app.get(tokenPath, sendToken(settings))
  app.use(forgery(settings))
  app.use(bodyLimits)
  if (strict) app.use(compress)
  app.use(conditionalResponses)
  app.use(previews(content.readPreview, adminUrl))
  app.use(knownParameters)
  app.use(limitRenders(limits.renders, limits.forms))
  app.use(markdown(siteUrl, sharedRender))
  app.get(`${socialPath}/*`, socialImages(`${dataDir}/media`, sharedRender, readSocialBrand))
  app.use(renderPages(pageOptions))

  return { app, keyOf: hydrationData.keyOf, sharedRender }
}

/** Loaded with the first image, with what draws it. */
const readSocialBrand = async () =>
  (await import('../app/brand/icons.server.tsx')).readSocialBrand()

/** Checks that the home page can be rendered; with a renderer of its own, not to wait in its queue. */
function checkHomePage(log: Logger, siteUrl: string, render: SiteMiddleware): Check {
  const app = new Hono<SiteEnv>().use(requestContext(log, false), render)
  app.onError((error) => {
    throw error
  })
  return async () => {
    const response = await readingAnew.run(true, async () =>
      app.fetch(new Request(siteUrl), { sharedRender: true }),
    )
    await response.text()
    if (response.status >= 500) {
      throw new Error(`The home page was answered with ${response.status}.`)
    }
  }
}
