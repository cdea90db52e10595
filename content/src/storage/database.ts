import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import pg from 'pg'
import { settings } from '../settings.ts'
import { ResilientPool } from './resilient-pool.ts'

const seconds = 1_000

/** What the pool takes besides what Payload knows of (see `ResilientPool`). */
const timeouts = {
  queueTimeoutMillis: settings.DATABASE_QUEUE_TIMEOUT * seconds,
  ...(settings.DATABASE_STATEMENT_TIMEOUT && {
    // What is locked, or takes longer than anybody waits, gives its connection back.
    statement_timeout: settings.DATABASE_STATEMENT_TIMEOUT * seconds,
    lock_timeout: (settings.DATABASE_STATEMENT_TIMEOUT * seconds) / 2,
    idle_in_transaction_session_timeout: 2 * settings.DATABASE_STATEMENT_TIMEOUT * seconds,
  }),
}

/**
 * PostgreSQL, by default the embedded one that the launcher starts, otherwise any other. The
 * schema changes through migrations alone; it is never pushed.
 *
 * The pool is small because site and admin share one server (`DATABASE_POOL`, connections for each
 * process).
 */
export const database = postgresAdapter({
  push: false,
  migrationDir: path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../migrations'),
  disableCreateDatabase: true,
  pg: { ...pg, Pool: ResilientPool },
  pool: {
    connectionString: settings.DATABASE_URL,
    max: settings.DATABASE_POOL,
    // A request that cannot get a connection must be told so while its visitor still waits.
    connectionTimeoutMillis: 5_000,
    ...timeouts,
  },
})
