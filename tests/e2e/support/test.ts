import { writeFile } from 'node:fs/promises'
import { test as base, expect } from '@playwright/test'
import { AdminApi } from './admin-api.ts'
import { query } from './databases.ts'
import { takeOutput } from './processes.ts'
import { readEnvironment, type TestEnvironment } from './test-environment.ts'
import { Watch } from './watch.ts'

/** Whether tests of endurance run in full (`LONG=1 npm test -- e2e`) instead of their short form. */
export const longForm = process.env.LONG === '1'

type TestFixtures = {
  /** Makes every test fail on errors that no visitor should meet, unless it allows them. */
  watch: Watch
}

type WorkerFixtures = {
  environment: TestEnvironment
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
  environment: [async ({}, use) => use(readEnvironment()), { scope: 'worker' }],
  baseURL: async ({ environment }, use) => use(environment.siteUrl),
  watch: [
    async ({ context, environment }, use, testInfo) => {
      const watch = new Watch(context, environment.siteUrl, environment.adminUrl)
      await use(watch)
      const output = takeOutput()
      if (output && (testInfo.status !== testInfo.expectedStatus || watch.problems().length > 0))
        await writeFile(testInfo.outputPath('processes.log'), output)
      expect(watch.problems(), 'errors that the test did not expect').toEqual([])
    },
    { auto: true },
  ],
  sql: [
    async ({ environment }, use) =>
      use((statement, values) => query(environment.databaseUrl, statement, values)),
    { scope: 'worker' },
  ],
  adminApi: [
    async ({ environment }, use) => use(new AdminApi(environment.adminUrl, environment.adminToken)),
    { scope: 'worker' },
  ],
})

export { expect }
