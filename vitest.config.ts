import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** Unit tests stand beside what they test; model tests run against a real PostgreSQL. */
export default defineConfig({
  test: {
    // Of three, one waits for a database or a process most of the time.
    maxWorkers: 3,
    projects: [
      {
        extends: 'site/vite.config.ts',
        root: 'site',
        test: { name: 'site', include: ['{app,server,build-tools}/**/*.test.{ts,tsx}'] },
      },
      {
        test: {
          name: 'unit',
          include: ['{launcher,content}/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
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
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
