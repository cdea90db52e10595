import { randomBytes } from 'node:crypto'
import { prefixOf } from '@vitrina/content/i18n/languages.ts'
import type { Logger } from 'pino'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { getLocale, type Locale, locales } from '../../app/paraglide/runtime.js'
import {
  type Failure,
  failureContext,
  nonceContext,
  siteContext,
} from '../../app/server-context.ts'
import type { SiteMiddleware } from '../context.ts'
import { finishPage, weakEtag } from './finish-page.ts'
import type { HydrationData } from './hydration-data.ts'
import { queueRenders } from './render-queue.ts'

/** React Router's request handler: returns a document, data or a redirect. */
export type Render = (request: Request, context: RouterContextProvider) => Promise<Response>

type Options = {
  siteUrl: string
  adminUrl?: string
  render: Render
  /** Adds what else loaders and actions need to the context. */
  prepareContext: (context: RouterContextProvider, log: Logger) => void
  hydrationData: HydrationData
  strict: boolean
  /** Whether pages load the script that reports visits. */
  countsVisits: boolean
}

/**
 * Passes the request to React Router and finishes the response. `strict` is off only for Vite's
 * inline scripts. @throws what a loader or component threw, for error-page.ts to handle.
 */
export function renderPages(options: Options): SiteMiddleware {
  const { siteUrl, adminUrl, render, prepareContext, hydrationData, strict, countsVisits } = options
  const renderInTurn = queueRenders(render)
  return async (c) => {
    const nonce = randomBytes(16).toString('base64url')
    const context = new RouterContextProvider()
    const isShared = c.env.sharedRender === true
    context.set(siteContext, {
      siteUrl,
      adminUrl,
      requestId: c.get('requestId'),
      isForm: c.req.method === 'POST',
      isShared,
      clientAddress: c.get('clientAddress'),
    })
    if (strict) context.set(nonceContext, nonce)
    prepareContext(context, c.get('log'))
    const failure: Failure = { error: undefined }
    context.set(failureContext, failure)

    const { raw } = c.req
    // Renders HEAD like GET, to send the same headers; Hono drops the body.
    const request = raw.method === 'HEAD' ? new Request(raw, { method: 'GET' }) : raw
    const response = await renderInTurn(request, context)
    if (failure.error !== undefined) {
      if (!c.req.path.endsWith('.data')) throw failure.error
      c.get('log').error({ err: failure.error }, 'a data request failed')
      response.headers.set('Cache-Control', 'no-store')
    }
    if (!strict) return response
    const { pathname, search } = new URL(c.req.url)
    const store = (data: string) => hydrationData.store(pathname + search, data)
    return finish(response, nonce, countsVisits, isShared ? store : undefined)
  }
}

async function finish(
  response: Response,
  nonce: string,
  countsVisits: boolean,
  storeHydrationData: ((data: string) => string) | undefined,
): Promise<Response> {
  const { status, body } = response
  const headers = new Headers(response.headers)
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache')
  if (headers.get('Content-Type')?.startsWith('text/html')) {
    const page = finishPage(await response.text(), nonce, storeHydrationData, countsVisits)
    headers.set('Content-Security-Policy', page.policy)
    // formats/markdown.ts
    headers.append('Vary', 'Accept')
    if (status === 200) headers.set('ETag', page.etag)
    return new Response(page.html, { status, headers })
  }
  if (status !== 200 || !body) return response
  const bytes = new Uint8Array(await response.arrayBuffer())
  headers.set('ETag', weakEtag(bytes))
  return new Response(bytes, { status, headers })
}

/** What browsers load in other languages than the default one. */
export type Assets = { [Language in Locale]?: ServerBuild['assets'] }

/** Renders each language below its prefix, with the files for browsers in that language. */
export function renderLanguages(
  build: ServerBuild,
  mode: 'production' | 'development',
  assets: Assets = {},
): Render {
  const handlers = locales.map((language): [Locale, Render] => {
    const basename = prefixOf(language) || '/'
    const localized = { ...build, basename, assets: assets[language] ?? build.assets }
    return [language, createRequestHandler(localized, mode)]
  })
  const byLanguage = Object.fromEntries(handlers) as Record<Locale, Render>
  return (request, context) => byLanguage[getLocale()](request, context)
}
