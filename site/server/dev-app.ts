import * as build from 'virtual:react-router/server-build'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import { createRequestHandler } from 'react-router'
import { createApp } from './app.ts'
import { type OpenContent, openContent } from './content.ts'
import type { SiteEnv } from './context.ts'
import { createHydrationData } from './page/hydration-data.ts'
import { renderBudget } from './page/render-budget.ts'
import type { Settings } from './settings.ts'

let content: Promise<OpenContent> | undefined

/** Vite reloads this module whenever one of its imports has changed. */
export async function createDevelopmentApp(
  settings: Settings,
  log: Logger,
): Promise<Hono<SiteEnv>> {
  content ??= openContent({ log, work: settings.jobs })
  const opened = await content

  return createApp({
    settings,
    log,
    render: createRequestHandler(build, 'development'),
    hydrationData: createHydrationData(opened.signHydration),
    budget: renderBudget(0),
    content: opened,
    strict: false,
  })
}
