import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import pg from 'pg'
import { languages } from '../i18n/languages.ts'
import { createJobQueue, declareQueues } from '../jobs/queue.ts'
import { settings } from '../settings.ts'
import { ResilientPool } from './resilient-pool.ts'
import { query } from './transaction.ts'

const seconds = 1_000

const statementTimeout = (settings.DATABASE_STATEMENT_TIMEOUT ?? 0) * seconds

/** Pool options in addition to those that Payload knows (see `ResilientPool`). */
const timeouts = {
  queueTimeoutMillis: settings.DATABASE_QUEUE_TIMEOUT * seconds,
  // A statement that is blocked or too slow must release its connection.
  ...(statementTimeout && {
    statement_timeout: statementTimeout,
    lock_timeout: statementTimeout / 2,
    idle_in_transaction_session_timeout: 2 * statementTimeout,
  }),
}

/** PostgreSQL. The pool is small because the site app and the admin app share one server. */
const adapter = postgresAdapter({
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

/**
 * With each session, Payload stores the whole user as it was read before: that would undo what was
 * changed meanwhile, such as a deactivation or a new password. Here, only the sessions are stored.
 */
export const database: typeof adapter = {
  ...adapter,
  init: (args) => {
    const db = adapter.init(args)
    const { updateOne } = db
    db.updateOne = (change) => {
      const { collection, data } = change
      const ofSession = collection === 'users' && data.updatedAt === null && data.sessions
      const less = { ...change, data: { sessions: data.sessions, updatedAt: null } }
      return updateOne.call(db, ofSession ? less : change)
    }
    return db
  },
}

/**
 * Checks with its own connection: pooled ones still work while the server accepts no new ones.
 * @throws when the database is unreachable, accepts no connections, or was never migrated.
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

/** Lets the database store the languages that were added to `project.inlang/settings.json`. */
async function addLanguages(payload: Payload): Promise<void> {
  const types = ['_locales', 'enum_company_languages', 'enum__company_v_version_languages']
  const changes = types.flatMap((type) =>
    languages.map((language) => `alter type ${type} add value if not exists '${language}'`),
  )
  await query({ payload }, sql.raw(changes.join(';')))
}

/** Migrates the schema and the job queue, a transaction each; on failure, Payload exits with 1. */
export async function migrate(payload: Payload): Promise<void> {
  await payload.db.migrate()
  await addLanguages(payload)
  const queue = createJobQueue({ migrate: true })
  await queue.start()
  await declareQueues(queue)
  await queue.stop({ graceful: false })
}
