import crypto, { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, inject } from 'vitest'

/**
 * Gives each suite a database and a data folder of its own, before anything imports the model. The
 * database is removed when all are through (template-database.ts): Payload leaves connections open.
 */
const server = process.env.TEST_DATABASE_URL ?? ''
const template = inject('templateDatabase')
const database = `${template}_${randomBytes(6).toString('hex')}`
const url = new URL(server)
url.pathname = `/${database}`

await run(`create database ${database} template ${template}`)
process.env.DATABASE_URL = url.href
process.env.DATA_DIR = await mkdtemp(path.join(tmpdir(), 'vitrina-model-'))
process.env.PAYLOAD_SECRET = 'a-secret-that-only-the-model-tests-use'
process.env.SITE_URL = 'http://localhost:3000'
process.env.ADMIN_URL = 'http://localhost:3001'
delete process.env.SMTP_URL

// A password hash is costly on purpose; what is tested is the same with a cheap one.
const { pbkdf2 } = crypto
crypto.pbkdf2 = ((password, salt, _, ...rest) =>
  pbkdf2(password, salt, 1_000, ...rest)) as typeof pbkdf2

afterAll(async () => {
  const { closePayload } = await import('./payload.ts')
  await closePayload()
  await rm(process.env.DATA_DIR ?? '', { recursive: true, force: true })
})

async function run(statement: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
