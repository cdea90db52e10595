import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, inject } from 'vitest'

/** Gives each suite a database and a data folder of its own, before anything imports the model. */
const server = process.env.TEST_DATABASE_URL ?? ''
const database = `vitrina_model_${randomBytes(6).toString('hex')}`
const url = new URL(server)
url.pathname = `/${database}`

await run(`create database ${database} template ${inject('templateDatabase')}`)
process.env.DATABASE_URL = url.href
process.env.DATA_DIR = await mkdtemp(path.join(tmpdir(), 'vitrina-model-'))
process.env.PAYLOAD_SECRET = 'a-secret-that-only-the-model-tests-use'
process.env.SITE_URL = 'http://localhost:3000'
process.env.ADMIN_URL = 'http://localhost:3001'
delete process.env.SMTP_URL

afterAll(async () => {
  const { closePayload } = await import('./payload.ts')
  await closePayload()
  await untilNobodyIsConnected()
  await run(`drop database if exists ${database} with (force)`)
  await rm(process.env.DATA_DIR ?? '', { recursive: true, force: true })
})

/** Connections that were told to end do so in their own time; cut off, they would complain. */
async function untilNobodyIsConnected(): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    const patience = Date.now() + 5_000
    while (Date.now() < patience) {
      const { rowCount } = await client.query('select 1 from pg_stat_activity where datname = $1', [
        database,
      ])
      if (!rowCount) return
      await new Promise((passed) => setTimeout(passed, 20))
    }
  } finally {
    await client.end()
  }
}

async function run(statement: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
