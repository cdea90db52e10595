import type { IncomingMessage, RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { clientAddress } from '@vitrina/content/http/client-address.ts'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import { createPageCache, type PageCache } from './cache/page-cache.ts'
import type { OpenContent } from './content.ts'
import type { SiteEnv, SiteMiddleware } from './context.ts'
import { accessLog, logRequest, requestId } from './http/access-log.ts'
import { bodyLimits } from './http/body-limits.ts'
import { compress } from './http/compress.ts'
import { conditionalResponses } from './http/conditional.ts'
import { handleError } from './http/error-page.ts'
import { mediaFiles } from './http/files.ts'
import { forgery, tokenEndpoint } from './http/forgery.ts'
import { type Check, checkDisk, checkFolder, createReadiness, health } from './http/health.ts'
import { previews } from './http/previews.ts'
import { formLimit, limitRenders, type RenderLimit, renderLimit } from './http/render-limits.ts'
import { securityHeaders } from './http/security-headers.ts'
import { knownParameters, methods, requestAddress, trailingSlash } from './http/url-checks.ts'
import { createHydrationData, serveHydrationData } from './react-router/hydration-data.ts'
import { type Render, renderPages } from './react-router/render-pages.ts'
import type { Settings } from './settings.ts'

export type SiteParts = {
  settings: Settings
  log: Logger
  /** React Router's request handler. */
  render: Render
  /** Serves the build; in development Vite does. */
  builtFiles?: SiteMiddleware
  /** The content package, for loaders and actions. */
  content: Pick<OpenContent, 'checkReady' | 'prepareContext' | 'readPreview' | 'signHydration'>
  /** Rendering limit per address; by default that of the settings. */
  renders?: RenderLimit
  /** Off in development, where Vite's own inline scripts must run. */
  strict?: boolean
}

export type Site = {
  listener: RequestListener
  cache: PageCache
}

/**
 * The whole server. A visitor's request passes
 * 1. the page cache (cache/page-cache.ts): a hit is sent from memory, with its own request id, log
 *    line, 304, prefetch and compressed bytes, all by the same functions as in step 2; a miss is
 *    rendered once for all visitors (`sharedRender`);
 * 2. the middleware of {@link createApp}, in its order.
 */
export function createSite(
  parts: SiteParts & {
    /** For cached pages, thousands of times per second; buffered. */
    bulkLog: Logger
    revision: Parameters<typeof createPageCache>[0]['revision']
  },
): Site {
  const { settings, log, bulkLog, revision } = parts
  const renders = parts.renders ?? renderLimit(settings.rendersPerMinute)
  const { app, keyOf, sharedRender } = createApp({ ...parts, renders })
  const cache = createPageCache({
    keyOf,
    render: sharedRender,
    mayRender: (request) => renders.take(addressOf(request, settings.trustProxy)) === 0,
    revision,
    maxBytes: settings.pageCacheBytes,
    cdnMaxAge: settings.cdnMaxAge,
    onSent: ({ method, url: target = '' }, { origin, ...sent }) =>
      logRequest(bulkLog, { ...sent, method, target, cache: origin }),
    onFailure: (err) => log.error({ err }, 'a page was not sent'),
  })
  const respond = getRequestListener(app.fetch)
  const listener = cache.inFrontOf((request, response) => {
    respond(request, response).catch((err: unknown) => {
      log.error({ err }, 'a response was not sent')
      response.destroy()
    })
  })
  return { listener, cache }
}

function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  return clientAddress(headers['x-forwarded-for']?.toString(), socket.remoteAddress, trustProxy)
}

/** Everything behind the page cache; middleware in the order of execution. */
export function createApp(parts: SiteParts) {
  const { settings, log, render, builtFiles, content, strict = true } = parts
  const { siteUrl, adminUrl, dataDir, trustProxy } = settings
  const app = new Hono<SiteEnv>()
  /** Renders the page with a cache key without any cookie, address or header of a visitor. */
  const sharedRender = async (key: string) =>
    app.fetch(new Request(siteUrl + key), { sharedRender: true })
  const hydrationData = createHydrationData(content.signHydration)
  const { prepareContext } = content
  const pageOptions = {
    ...{ siteUrl, adminUrl, trustProxy },
    ...{ render, prepareContext, hydrationData, strict },
  }
  const renders = parts.renders ?? renderLimit(settings.rendersPerMinute)
  const homePage = checkHomePage(log, siteUrl, renderPages(pageOptions))

  app.onError(handleError)
  app.use(requestId(log))
  app.use(requestAddress())
  const disks = [checkDisk(dataDir), checkFolder(`${dataDir}/documents`)]
  app.route('/', health(createReadiness([content.checkReady, ...disks, homePage])))
  app.use(accessLog())
  if (strict) app.use(securityHeaders(settings))
  app.use(methods())
  // Before trailing slashes are removed: the home page's hydration URL ends with one.
  app.route('/', serveHydrationData(hydrationData, sharedRender))
  app.use(trailingSlash())
  if (builtFiles) app.use(builtFiles)
  app.route('/', mediaFiles(`${dataDir}/media`))
  app.route('/', tokenEndpoint(settings))
  app.use(forgery(settings))
  app.use(bodyLimits())
  if (strict) app.use(compress())
  app.use(conditionalResponses())
  app.use(previews({ readPreview: content.readPreview, adminUrl }))
  app.use(knownParameters())
  app.use(limitRenders({ renders, forms: formLimit(settings.rendersPerMinute), trustProxy }))
  app.use(renderPages(pageOptions))

  return { app, keyOf: hydrationData.keyOf, sharedRender }
}

/** Checks that the home page can be rendered; with a renderer of its own, not to wait in its queue. */
function checkHomePage(log: Logger, siteUrl: string, render: SiteMiddleware): Check {
  const app = new Hono<SiteEnv>().use(requestId(log), render)
  app.onError((error) => {
    throw error
  })
  return async () => {
    const response = await app.fetch(new Request(siteUrl), { sharedRender: true })
    await response.text()
    if (response.status >= 500) {
      throw new Error(`The home page was answered with ${response.status}.`)
    }
  }
}
