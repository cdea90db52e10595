import pg from 'pg'
import type { Secrets } from './data-folder.ts'
import { startPostgres } from './postgres/postgres.ts'
import type { Settings } from './settings.ts'
import { progress } from './terminal/progress.mjs'
import { UserError } from './terminal/user-error.mjs'

/** The database of an instance: the embedded one, or the one of DATABASE_URL. */
export interface Database {
  url: string
  /** Description of its location, for the summary. */
  place: string
  keepAlive(report: (sentence: string) => void): void
  close(): Promise<void>
}

const oldestVersion = 15

/**
 * Makes the database available.
 * @throws {UserError} when it is unreachable, too old, or fails to start
 */
export function openDatabase(
  settings: Settings,
  secrets: Secrets,
  stop: AbortSignal,
): Promise<Database> {
  return settings.DATABASE_URL
    ? progress.step('Database reached', () => reach(settings.DATABASE_URL ?? ''))
    : progress.step('Database started', () => openEmbedded(settings.DATA_DIR, secrets, stop))
}

async function openEmbedded(
  dataDir: string,
  secrets: Secrets,
  stop: AbortSignal,
): Promise<Database> {
  const server = await startPostgres(dataDir, secrets, stop)
  const as = server.runsAs ? ` (run by the user ${server.runsAs})` : ''
  return {
    url: server.url,
    place: `${server.data}${as}`,
    keepAlive: server.keepAlive,
    close: server.stop,
  }
}

/**
 * Checks an external database.
 * @throws {UserError} when it does not respond or is older than PostgreSQL 15
 */
export async function reach(url: string): Promise<Database> {
  const { host, pathname } = new URL(url)
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  const version = await askVersion(client, host)
  if (version < oldestVersion) {
    throw new UserError(
      `The database at ${host} is PostgreSQL ${version}: Vitrina needs ${oldestVersion} or later, so upgrade it or name another in DATABASE_URL.`,
    )
  }
  return { url, place: `${host}${pathname}`, keepAlive: () => {}, close: async () => {} }
}

/** @returns the major version */
async function askVersion(client: pg.Client, host: string): Promise<number> {
  try {
    await client.connect()
    const { rows } = await client.query('SHOW server_version_num')
    return Math.floor(Number(rows[0].server_version_num) / 10_000)
  } catch (error) {
    throw new UserError(
      `The database at ${host} cannot be used (${reasonOf(error)}): check DATABASE_URL, or leave it out to get one.`,
    )
  } finally {
    await client.end().catch(() => {})
  }
}

/** For a host with several addresses, pg throws an AggregateError; its errors have the messages. */
function reasonOf(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error
  return first instanceof Error ? first.message : String(first)
}
