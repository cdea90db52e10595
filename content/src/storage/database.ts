import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import pg from 'pg'
import { settings } from '../settings.ts'
import { ResilientPool } from './resilient-pool.ts'

const seconds = 1_000

/** Pool options in addition to those that Payload knows (see `ResilientPool`). */
const timeouts = {
  queueTimeoutMillis: settings.DATABASE_QUEUE_TIMEOUT * seconds,
  ...(settings.DATABASE_STATEMENT_TIMEOUT && {
    // A statement that is blocked or too slow must release its connection.
    statement_timeout: settings.DATABASE_STATEMENT_TIMEOUT * seconds,
    lock_timeout: (settings.DATABASE_STATEMENT_TIMEOUT * seconds) / 2,
    idle_in_transaction_session_timeout: 2 * settings.DATABASE_STATEMENT_TIMEOUT * seconds,
  }),
}

/**
 * PostgreSQL, by default the embedded one that the launcher starts, otherwise any other. The schema
 * changes only through migrations; it is never pushed.
 *
 * The pool is small because the site app and the admin app share one server (`DATABASE_POOL`,
 * connections per process).
 */
export const database = postgresAdapter({
  push: false,
  migrationDir: path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../migrations'),
  disableCreateDatabase: true,
  pg: { ...pg, Pool: ResilientPool },
  pool: {
    connectionString: settings.DATABASE_URL,
    max: settings.DATABASE_POOL,
    // A request that gets no connection must fail while the visitor is still waiting.
    connectionTimeoutMillis: 5_000,
    ...timeouts,
  },
})
