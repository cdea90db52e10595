import crypto, { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { inject } from 'vitest'

/**
 * Gives each suite a fresh database and an empty data folder. A worker reads the model once and runs
 * many suites, one after the other, so its database keeps its name; Payload connects anew by itself.
 * The databases are removed when all are through (template-database.ts).
 */
const server = process.env.TEST_DATABASE_URL ?? ''
const template = inject('templateDatabase')
const worker = globalThis as { modelDatabase?: string }

if (worker.modelDatabase === undefined) {
  worker.modelDatabase = `${template}_${randomBytes(6).toString('hex')}`
  const url = new URL(server)
  url.pathname = `/${worker.modelDatabase}`
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
} else {
  await run(`drop database ${worker.modelDatabase} with (force)`)
  await empty(process.env.DATA_DIR ?? '')
}
await run(`create database ${worker.modelDatabase} template ${template}`)

async function empty(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    await rm(path.join(folder, name), { recursive: true, force: true })
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
