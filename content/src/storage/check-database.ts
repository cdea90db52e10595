import pg from 'pg'
import { settings } from '../settings.ts'

/**
 * Checks with its own connection: pooled ones still work while the server accepts no new ones.
 *
 * @throws when the database is unreachable, accepts no connections, or was never migrated
 */
export async function checkDatabase(): Promise<void> {
  const client = new pg.Client({
    connectionString: settings.DATABASE_URL,
    application_name: 'vitrina-ready',
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
  })
  // Without a listener an error event would end the process; the query fails anyway.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1 from payload_migrations limit 1')
  } finally {
    await client.end().catch(() => {})
  }
}
