import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'

const commands = path.resolve(import.meta.dirname, '../../content/src/commands')

/**
 * Migrates one database with the real command; every suite starts from a copy of it, which takes
 * PostgreSQL a fraction of the time. `TEST_DATABASE_URL` names a server on which databases may be
 * made (`npm test` starts one).
 */
export default async function setUp(project: TestProject) {
  const server = process.env.TEST_DATABASE_URL
  if (!server)
    throw new Error('Set TEST_DATABASE_URL to a PostgreSQL on which databases may be made.')
  const template = `vitrina_template_${process.pid}`
  await run(server, `create database ${template}`)
  const url = new URL(server)
  url.pathname = `/${template}`
  execFileSync(process.execPath, [path.join(commands, 'migrate.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: url.href,
      PAYLOAD_SECRET: 'a-secret-that-only-the-model-tests-use',
      DATA_DIR: '.data/tests',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  project.provide('templateDatabase', template)
  return async () => {
    const names = 'select datname from pg_database where starts_with(datname, $1)'
    for (const { datname } of await run(server, names, [template])) {
      await run(server, `drop database if exists ${datname} with (force)`)
    }
  }
}

async function run(
  server: string,
  statement: string,
  values?: string[],
): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    return (await client.query(statement, values)).rows
  } finally {
    await client.end()
  }
}

declare module 'vitest' {
  export interface ProvidedContext {
    templateDatabase: string
  }
}
