import { defineConfig } from '@playwright/test'
import { chromiumArguments, chromiumPath } from './chromium.ts'

const jsonIsWanted =
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? process.env.PLAYWRIGHT_JSON_OUTPUT_FILE

/**
 * Real Chromium against the production builds of both apps; e2e/global-setup.ts starts them on a
 * database of their own. No test is tried twice: one that passes now and then is a defect.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: jsonIsWanted ? [['list'], ['json']] : [['list']],
  use: {
    browserName: 'chromium',
    actionTimeout: 15_000,
    locale: 'en-GB',
    // They would answer navigations that tests intercept.
    serviceWorkers: 'block',
    timezoneId: 'Europe/Chisinau',
    launchOptions: { executablePath: chromiumPath, args: chromiumArguments },
  },
})
