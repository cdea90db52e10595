import type { RouteConfigEntry } from '@react-router/dev/routes'
import { allPages, appointmentFilePath, manifestPath } from '@vitrina/content/paths.ts'
import { expect, test } from 'vitest'
import routes from './routes.ts'

const pathsOf = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, index, children }) => [
    ...(path || index ? [`/${path ?? ''}`] : []),
    ...pathsOf(children ?? []),
  ])

test('every route is in the table of URLs, and the other way round', async () => {
  const known = [...allPages().map(({ path }) => path), appointmentFilePath, manifestPath, '/*']
  expect(pathsOf(await routes).toSorted()).toEqual(known.toSorted())
})
