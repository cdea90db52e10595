// What this folder expects of React Router's, Paraglide's and sonner's output, checked against the
// installed versions: the message of a failing test says in one sentence what an upgrade changed.

import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type ComponentType, use } from 'react'
import {
  createRequestHandler,
  Outlet,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
  useLoaderData,
} from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { NonceContext } from '../../app/browser/inline-script.tsx'
import * as entry from '../../app/entry.server.tsx'
import { failureContext, nonceContext } from '../../app/server-context.ts'
import { sonnerWithoutStyleElement } from '../../build-tools/library-patches.ts'
import settings from '../../project.inlang/settings.json' with { type: 'json' }
import { deferScripts, finishPage } from './finish-page.ts'
import { extractHydrationData } from './hydration-data.ts'
import { oneLocale } from './one-locale.ts'

const nonce = 'the-nonce'
let html: string

function Root() {
  return (
    <html lang="en">
      <head>
        <style
          nonce={use(NonceContext)}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: as in app/styles/inline-styles.tsx
          dangerouslySetInnerHTML={{ __html: '.used{a:b}.unused{c:d}' }}
        />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  )
}
const Page = () => <p className="used">{useLoaderData<{ text: string }>().text}</p>

/** A build with one page, as far as the request handler reads it. */
function buildOf(root: ComponentType, page: ComponentType): ServerBuild {
  const file = (name: string) => ({
    ...{ id: name, module: `/assets/${name}.js`, imports: ['/assets/shared.js'], css: [] },
    ...{ hasAction: false, hasErrorBoundary: false },
    ...{ hasClientAction: false, hasClientLoader: false, hasClientMiddleware: false },
    ...{ clientActionModule: undefined, clientLoaderModule: undefined },
    ...{ clientMiddlewareModule: undefined, hydrateFallbackModule: undefined },
  })
  return {
    entry: { module: entry },
    routes: {
      root: { id: 'root', path: '', module: { default: root } },
      page: {
        ...{ id: 'page', parentId: 'root', index: true },
        module: { default: page, loader: () => ({ text: 'from the </script> loader' }) },
      },
    },
    assets: {
      entry: { module: '/assets/entry.js', imports: ['/assets/shared.js'] },
      routes: {
        root: { ...file('root'), path: '', hasLoader: false },
        page: { ...file('page'), parentId: 'root', index: true, hasLoader: true },
      },
      url: '/assets/manifest.js',
      version: '1',
    },
    ...{ publicPath: '/', assetsBuildDirectory: 'build/client', basename: '/' },
    ...{ future: {}, ssr: true, isSpaMode: false, prerender: [] },
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
    allowedActionOrigins: false,
  } as unknown as ServerBuild
}

beforeAll(async () => {
  const context = new RouterContextProvider()
  context.set(nonceContext, nonce)
  context.set(failureContext, { error: undefined })
  const render = createRequestHandler(buildOf(Root, Page), 'production')
  html = await (await render(new Request('http://localhost/'), context)).text()
})

test('hydration stream', () => {
  const { html: rest, data } = extractHydrationData(html, nonce)
  expect(
    data,
    'React Router no longer writes the loader data as streamController.enqueue("…") in inline scripts.',
  ).toContain('from the </script> loader')
  expect(
    rest,
    'React Router no longer creates window.__reactRouterContext.streamController before the data.',
  ).toMatch(/__reactRouterContext\.stream ?= ?new ReadableStream/)
  expect(
    rest,
    'React Router writes loader data in another way besides streamController.enqueue("…").',
  ).not.toMatch(/streamController\.(?:enqueue|close)/)
})

test('module preloads', () => {
  const deferred = deferScripts(html, nonce, '/hydration/token')
  const [, modules = ''] = / data-modules="([^"]*)"/.exec(deferred) ?? []
  expect(
    modules.split(' '),
    'React Router no longer writes a <link rel="modulepreload"> for each module of the page.',
  ).toEqual(expect.arrayContaining(['/assets/entry.js', '/assets/page.js', '/assets/shared.js']))
  expect(
    deferred,
    'React Router no longer starts the page by one inline module script with the nonce.',
  ).not.toMatch(/rel="modulepreload"|type="module"/)
  expect(deferred, 'The start script of React Router has lost the deferred type.').toContain(
    ' data-hydration="/hydration/token"',
  )
})

test('style collection', () => {
  expect(
    finishPage(html, nonce).html,
    'React no longer writes the style sheet as a <style> element with the nonce, or classes as class="…".',
  ).toContain('<style>.used{a:b}</style>')
})

type Transform = { transform: { handler: (code: string) => { code: string } } }

test('locale stripping', () => {
  const folder = join(import.meta.dirname, '../../app/paraglide/messages')
  const names = readdirSync(folder).filter((name) => /^(?!_index).*\.js$/.test(name))
  for (const locale of settings.locales) {
    const { transform } = oneLocale(locale) as unknown as Transform
    for (const name of names) {
      const { code } = transform.handler(readFileSync(join(folder, name), 'utf8'))
      expect(code, 'Paraglide’s messages read the locale in another way too.').not.toMatch(
        /getLocale\(\)/,
      )
      expect(code, `${name} exports another language.`).toMatch(new RegExp(`\\*/ ${locale}_\\w+;`))
    }
  }
})

test('sonner’s style element', () => {
  const file = createRequire(import.meta.url).resolve('sonner')
  const code = readFileSync(join(dirname(file), 'index.mjs'), 'utf8')
  const { transform } = sonnerWithoutStyleElement() as unknown as Transform
  expect(
    transform.handler(code).code,
    'sonner inserts its style element in another place too.',
  ).not.toMatch(/^__insertCSS\(/m)
})
