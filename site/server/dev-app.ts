import * as build from 'virtual:react-router/server-build'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import { createRequestHandler } from 'react-router'
import { createApp } from './app.ts'
import { type OpenContent, openContent } from './content.ts'
import type { SiteEnv } from './context.ts'
import { renderLimit } from './http/render-limits.ts'
import type { Settings } from './settings.ts'

let content: Promise<OpenContent> | undefined

/** Without the page cache. Vite reloads this module whenever one of its imports has changed. */
export async function createDevelopmentApp(
  settings: Settings,
  log: Logger,
): Promise<Hono<SiteEnv>> {
  content ??= openContent({ log, work: settings.jobs })
  const { app } = createApp({
    settings,
    log,
    render: createRequestHandler(build, 'development'),
    content: await content,
    renders: renderLimit(0),
    strict: false,
  })
  return app
}
