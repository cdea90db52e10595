import * as build from 'virtual:react-router/server-build'
import { settings } from '@vitrina/content/settings.ts'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import { type OpenContent, openContent } from './content.ts'
import { createLimits } from './processes.ts'
import { renderLanguages } from './react-router/render-pages.ts'

let content: Promise<OpenContent> | undefined

/** Without the page cache. Vite reloads this module whenever one of its imports has changed. */
export async function createDevelopmentApp(log: Logger) {
  content ??= openContent({ log, work: settings.JOBS })
  const { app } = createApp({
    settings,
    log,
    render: renderLanguages(build, 'development'),
    content: await content,
    limits: createLimits(0),
    strict: false,
  })
  return app
}
