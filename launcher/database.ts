import pg from 'pg'
import { startPostgres } from './postgres/postgres.ts'
import type { Settings } from './settings.ts'
import { progress } from './terminal/progress.mjs'
import { UserError } from './terminal/user-error.mjs'

/** The database of an instance: the embedded one, or the one of DATABASE_URL. */
export interface Database {
  url: string
  place: string
  close(): Promise<void>
}

const oldestVersion = 15

/** Opens the database. @throws {UserError} when it is unreachable, too old, or fails to start */
export async function openDatabase({ DATABASE_URL, DATA_DIR }: Settings, stop: AbortSignal) {
  if (DATABASE_URL) return progress.step('Database reached', () => reach(DATABASE_URL))
  const server = await progress.step('Database started', () => startPostgres(DATA_DIR, stop))
  server.keepAlive(progress.say)
  const as = server.runsAs ? ` (run by the user ${server.runsAs})` : ''
  return { url: server.url, place: `${server.data}${as}`, close: () => server.stop() }
}

/** Checks a running database. @throws {UserError} without a response or before PostgreSQL 15 */
export async function reach(url: string): Promise<Database> {
  const { host, pathname } = new URL(url)
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  let version: number
  try {
    await client.connect()
    const { rows } = await client.query('SHOW server_version_num')
    version = Math.floor(Number(rows[0].server_version_num) / 10_000)
  } catch (error) {
    // For a host with several addresses, pg throws an AggregateError; its errors have the messages.
    const first = error instanceof AggregateError ? error.errors[0] : error
    throw new UserError(
      `The database at ${host} cannot be used (${first instanceof Error ? first.message : first}): check DATABASE_URL, or leave it out to get one.`,
    )
  } finally {
    await client.end().catch(() => {})
  }
  if (version < oldestVersion) {
    throw new UserError(
      `The database at ${host} is PostgreSQL ${version}: Vitrina needs ${oldestVersion} or later, so upgrade it or name another in DATABASE_URL.`,
    )
  }
  return { url, place: `${host}${pathname}`, close: async () => {} }
}
