import path from 'node:path'
import { defineConfig } from 'vitest/config'

/**
 * Of three, one waits for a database or a process most of the time. Each project says so: one that
 * does not gets a worker less than the machine has cores, after the others are through.
 */
const maxWorkers = 3

/** Enough for modules that read the settings; unit tests connect to no database. */
const env = {
  DATABASE_URL: 'postgres://localhost:1/none',
  PAYLOAD_SECRET: 'a-secret-that-only-the-unit-tests-use',
  DATA_DIR: '.data/tests',
}

/** Unit tests stand beside what they test; model tests run against a real PostgreSQL. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: 'site/vite.config.ts',
        root: 'site',
        test: {
          name: 'site',
          include: ['{app,server,build-tools}/**/*.test.{ts,tsx}'],
          env,
          maxWorkers,
        },
      },
      {
        test: {
          name: 'content',
          include: ['content/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          env,
          maxWorkers,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'unit',
          include: ['{launcher,admin}/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          maxWorkers,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias: { '~': path.resolve(import.meta.dirname, 'site/app') } },
        test: {
          name: 'model',
          include: ['tests/model/**/*.test.ts'],
          globalSetup: 'tests/model/template-database.ts',
          setupFiles: 'tests/model/fresh-database.ts',
          isolate: false,
          maxWorkers,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
