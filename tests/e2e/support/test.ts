import { test as base, expect } from '@playwright/test'
import { AdminApi } from './admin-api.ts'
import { query } from './databases.ts'
import { readStand, type Stand } from './stand.ts'
import { Watch } from './watch.ts'

/** Whether tests of endurance run in full (`LONG=1 npm test -- e2e`) instead of their short form. */
export const longForm = process.env.LONG === '1'

type TestFixtures = {
  /** Makes every test fail on errors that no visitor should meet, unless it allows them. */
  watch: Watch
}

type WorkerFixtures = {
  stand: Stand
  /** Asks the database of the site. */
  sql: <Row extends Record<string, unknown>>(
    statement: string,
    values?: unknown[],
  ) => Promise<Row[]>
  /** The admin's REST interface, signed in as the administrator. */
  adminApi: AdminApi
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
  stand: [async ({}, use) => use(readStand()), { scope: 'worker' }],
  baseURL: async ({ stand }, use) => use(stand.siteUrl),
  watch: [
    async ({ context, stand }, use) => {
      const watch = new Watch(context, stand.siteUrl, stand.adminUrl)
      await use(watch)
      expect(watch.problems(), 'errors that the test did not expect').toEqual([])
    },
    { auto: true },
  ],
  sql: [
    async ({ stand }, use) =>
      use((statement, values) => query(stand.databaseUrl, statement, values)),
    { scope: 'worker' },
  ],
  adminApi: [
    async ({ stand }, use) => use(new AdminApi(stand.adminUrl, stand.adminToken)),
    { scope: 'worker' },
  ],
})

export { expect }
