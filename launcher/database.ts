import pg from 'pg'
import { startPostgres } from './postgres.ts'
import type { Secrets } from './secrets.ts'
import type { Settings } from './settings.ts'
import { progress } from './terminal/progress.mjs'
import { UserError } from './terminal/user-error.mjs'

/** The database of an instance: ours, or one that DATABASE_URL names. */
export interface Database {
  url: string
  /** Where it is, for the summary. */
  place: string
  keepAlive(tell: (sentence: string) => void): void
  close(): Promise<void>
}

const oldestVersion = 15

/**
 * Makes the database available.
 * @throws {UserError} when it cannot be reached, is too old, or does not start
 */
export function openDatabase(
  settings: Settings,
  secrets: Secrets,
  stop: AbortSignal,
): Promise<Database> {
  return settings.databaseUrl
    ? progress.step('Database reached', () => reach(settings.databaseUrl ?? ''))
    : progress.step('Database started', () => openEmbedded(settings.dataDir, secrets, stop))
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
 * Looks at a database of somebody else's.
 * @throws {UserError} when it does not answer or is older than PostgreSQL 15
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

/** A name with several addresses fails with one error for each; they carry the words. */
function reasonOf(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error
  return first instanceof Error ? first.message : String(first)
}
