import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { articleFeeds } from '@vitrina/content/insights/article-feeds.ts'
import {
  allPages,
  appointmentFilePath,
  iconPaths,
  llmsPath,
  manifestPath,
  projectFeedPath,
  robotsPath,
  searchDataPath,
  securityPath,
  serviceWorkerPath,
  sitemapPartPath,
  sitemapPath,
  vacancyFeedPaths,
} from '@vitrina/content/paths.ts'
import { expect, test } from 'vitest'
import routes from './routes.ts'

const pathsOf = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, index, children }) => [
    ...(path || index ? [`/${path ?? ''}`] : []),
    ...pathsOf(children ?? []),
  ])

test('every route is in the table of URLs, and the other way round', async () => {
  const files = [
    ...iconPaths,
    robotsPath,
    llmsPath,
    searchDataPath,
    securityPath,
    serviceWorkerPath,
    sitemapPath,
    sitemapPartPath,
    ...vacancyFeedPaths,
    ...articleFeeds.map(({ path }) => path),
  ]
  const known = [
    ...allPages().map(({ path }) => path),
    ...[...files, appointmentFilePath, manifestPath, projectFeedPath, '/*'],
  ]
  expect(pathsOf(await routes).toSorted()).toEqual(known.toSorted())
})

const pageModules = (await routes).flatMap(({ children = [] }) => children)

test.each(pageModules)('the page $id has a title: $file exports meta', async ({ file }) => {
  const source = await readFile(path.resolve(import.meta.dirname, file), 'utf8')
  expect(source).toMatch(/^export (const|function) meta\b/m)
})
