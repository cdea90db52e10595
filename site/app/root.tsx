import { manifestPath } from '@vitrina/content/paths.ts'
import { type ReactNode, useEffect } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useHref,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root.ts'
import deferLayoutScript from './browser/defer-layout.inline.ts?script'
import { InlineScript } from './browser/inline-script.tsx'
import startScript from './browser/start.inline.ts?script'
import { type LayoutContent, redirectClosedLanguage } from './layout/layout.server.ts'
import themeScript from './layout/theme/theme.inline.ts?script'
import { m } from './paraglide/messages.js'
import { getLocale } from './paraglide/runtime.js'
import onestLatin from './styles/fonts/onest-latin.woff2?url'
import fontsScript from './styles/fonts.inline.ts?script'
import { InlineStyles } from './styles/inline-styles.tsx'
import { Button } from './ui/action/button.tsx'
import { PageHeader } from './ui/page/page-header.tsx'
import { readWordsFrom, type Words } from './wording.ts'

/** Prefetches a link's document on hover, until the router does (start.inline.ts removes this). */
const speculationRules = '{"prefetch":[{"where":{"href_matches":"/*"},"eagerness":"moderate"}]}'

/** In production the page contains its styles inline. */
export const links = () =>
  import.meta.env.DEV ? [{ rel: 'stylesheet', href: '/app/styles/index.css' }] : []

/** The document around every page and around the error page. */
export function Layout({ children }: { children: ReactNode }) {
  const layout = useRouteLoaderData<{ layout: LayoutContent; words?: Words }>('layout')
  const look = layout?.layout.look
  // Before anything reads a text; on the server they are those of the request (wording.server.ts).
  if (!import.meta.env.SSR) readWordsFrom(() => layout?.words)
  return (
    // Inline scripts set an attribute here and a class on the body.
    <html lang={getLocale()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Low: on a slow first visit it would delay the main picture; on phones see fonts.inline.ts. */}
        <link
          rel="preload"
          href={look?.font ?? onestLatin}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          fetchPriority="low"
          media="(hover: hover)"
        />
        <InlineStyles look={look} />
        <Meta />
        <Links />
        {/* Browsers that need /favicon.ico ask for it unnamed. */}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={useHref(manifestPath)} />
        <meta name="theme-color" content={look?.paper ?? '#FAF9F5'} />
        <InlineScript
          code={
            import.meta.env.SSR
              ? `${deferLayoutScript}${fontsScript}${themeOf(look?.darkPaper)}`
              : ''
          }
        />
      </head>
      <body suppressHydrationWarning>
        {children}
        <ScrollRestoration />
        <Scripts />
        <InlineScript type="speculationrules" code={import.meta.env.SSR ? speculationRules : ''} />
        <InlineScript code={import.meta.env.SSR ? startScript : ''} />
      </body>
    </html>
  )
}

/** The colour of the browser's toolbar in the dark theme is that of the brand's paper. */
const themeOf = (paper = '#0E1512') => themeScript.replace('#0E1512', paper)

/** Before every page and every resource route, such as a feed. */
export const middleware: Route.MiddlewareFunction[] = [redirectClosedLanguage]

export default function App() {
  // Tells start.inline.ts that the page is hydrated.
  useEffect(() => void document.dispatchEvent(new Event('hydrated')), [])
  return <Outlet />
}

/** For errors in the browser; on the server, server/http/error-page.ts responds. */
export function ErrorBoundary() {
  return (
    <main id="content">
      <title>{m.error_title()}</title>
      <PageHeader title={m.error_title()} lead={m.error_text()}>
        <Button onClick={() => location.reload()}>{m.error_reload()}</Button>
      </PageHeader>
    </main>
  )
}
