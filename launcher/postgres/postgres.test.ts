import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { describe, expect, test, vi } from 'vitest'
import { prepareDataFolder } from '../data-folder.ts'
import { freePort } from '../run/ports.ts'
import { isRoot } from './account.ts'
import { databaseFolder, isDatabase, remember, removeDatabase } from './placement.ts'
import { type Postgres, startPostgres, stopLeftPostgres } from './postgres.ts'
import { runningPostmaster } from './postmaster-file.ts'

const stop = new AbortController().signal
const it = test.extend<{ folder: string; dataDirNamed: (name: string) => string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of fixtures here.
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrina-postgres-'))
    chmodSync(folder, 0o755)
    await use(folder)
    rmSync(folder, { recursive: true })
  },
  dataDirNamed: async ({ folder }, use) => {
    const dataDirs: string[] = []
    await use((name) => {
      const dataDir = prepareDataFolder(join(folder, name))
      dataDirs.push(dataDir)
      return dataDir
    })
    for (const dataDir of dataDirs) {
      await stopLeftPostgres(dataDir)
      removeDatabase(dataDir)
    }
  },
})

const start = (dataDir: string): Promise<Postgres> => startPostgres(dataDir, stop)

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

/** Starts the database in another process as the launcher does, for tests that kill it. */
async function startElsewhere(dataDir: string): Promise<ChildProcess> {
  const at = (name: string) => JSON.stringify(new URL(name, import.meta.url).href)
  const script = `
    const { startPostgres } = await import(${at('./postgres.ts')})
    const dataDir = ${JSON.stringify(dataDir)}
    await startPostgres(dataDir, new AbortController().signal)
    console.log('ready'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (child.stdout) await once(child.stdout, 'data')
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/** A client that stays connected while the server is stopped. */
async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return client
}

// Concurrent, because each test mostly waits for its own server.
describe.concurrent('the embedded database', () => {
  it('creates a database that survives a stop, and stops completely', async ({ dataDirNamed }) => {
    const dataDir = dataDirNamed('one')
    const first = await start(dataDir)
    await query(first.url, "CREATE TABLE kept AS SELECT 'Șapte' AS name")
    await first.stop()
    expect(runningPostmaster(first.data)).toBeUndefined()
    const second = await start(dataDir)
    expect(second.url).toBe(first.url)
    expect(await query(second.url, 'SELECT name FROM kept')).toEqual([{ name: 'Șapte' }])
    await second.stop()
  })

  it('is durable, sorts as people do and knows letters beyond ASCII', async ({ dataDirNamed }) => {
    const server = await start(dataDirNamed('one'))
    expect(await query(server.url, 'SHOW fsync')).toEqual([{ fsync: 'on' }])
    const names = await query(
      server.url,
      "SELECT name FROM (VALUES ('Zoo'), ('Émile'), ('apple'), ('eclair'), ('Țară')) AS t(name) ORDER BY name",
    )
    expect(names.map(({ name }) => name)).toEqual(['apple', 'eclair', 'Émile', 'Țară', 'Zoo'])
    await query(server.url, 'CREATE EXTENSION pg_trgm')
    const [row] = await query(server.url, "SELECT cardinality(show_trgm('Șă')) AS count")
    expect(row?.count).toBe(3)
    await server.stop()
  })

  it('gives the apps no power over the server', async ({ dataDirNamed }) => {
    const server = await start(dataDirNamed('one'))
    const roles = await query(
      server.url,
      'SELECT rolsuper, rolcreaterole, rolcreatedb FROM pg_roles WHERE rolname = current_user',
    )
    expect(roles).toEqual([{ rolsuper: false, rolcreaterole: false, rolcreatedb: false }])
    await query(server.adminUrl, 'CREATE DATABASE of_a_test')
    await server.stop()
  })

  it('rejects connections without the password', async ({ dataDirNamed }) => {
    const server = await start(dataDirNamed('one'))
    const url = new URL(server.url)
    url.password = 'guessed'
    await expect(query(url.href, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' })
    expect(readFileSync(join(server.data, 'pg_hba.conf'), 'utf8')).not.toMatch(/^[^#]*\btrust\b/m)
    await server.stop()
  })

  it('is adopted when its supervisor was killed', async ({ dataDirNamed }) => {
    const dataDir = dataDirNamed('one')
    const supervisor = await startElsewhere(dataDir)
    const left = runningPostmaster(databaseFolder(dataDir))
    await kill(supervisor)
    const server = await start(dataDir)
    expect(server.adopted).toBe(true)
    expect(runningPostmaster(server.data)).toEqual(left)
    await query(server.url, 'SELECT 1')
    await server.stop()
    expect(runningPostmaster(server.data)).toBeUndefined()
  })

  it('recovers what was committed when all of it was killed', async ({ dataDirNamed }) => {
    const dataDir = dataDirNamed('one')
    const supervisor = await startElsewhere(dataDir)
    const client = await start(dataDir)
    await query(client.url, 'CREATE TABLE kept AS SELECT generate_series(1, 1000) AS n')
    const { pid = 0 } = runningPostmaster(client.data) ?? {}
    await kill(supervisor)
    process.kill(pid, 'SIGKILL')
    const server = await start(dataDir)
    expect(server.adopted).toBe(false)
    expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8')).toContain('was interrupted')
    expect(await query(server.url, 'SELECT count(*)::int AS count FROM kept')).toEqual([
      { count: 1000 },
    ])
    await server.stop()
  })

  it('starts again at the same address when it dies', async ({ dataDirNamed }) => {
    const dataDir = dataDirNamed('one')
    const server = await start(dataDir)
    const told: string[] = []
    server.keepAlive((sentence) => told.push(sentence))
    // The apps only know this address, whatever port DATA_DIR has stored.
    remember(dataDir, { port: await freePort() })
    process.kill(runningPostmaster(server.data)?.pid ?? 0, 'SIGKILL')
    await vi.waitFor(() => expect(told).toHaveLength(2), 30_000)
    await query(server.url, 'SELECT 1')
    await server.stop()
    expect(runningPostmaster(server.data)).toBeUndefined()
  })

  it.for(['SIGTERM', 'SIGINT', 'SIGQUIT', 'SIGKILL'] as const)(
    'takes connections again, with all that was committed, after %s from outside',
    { timeout: 60_000 },
    async (signal, { dataDirNamed }) => {
      const server = await start(dataDirNamed('one'))
      const told: string[] = []
      server.keepAlive((sentence) => told.push(sentence))
      await query(server.url, 'CREATE TABLE kept AS SELECT 1 AS n')
      const client = await connected(server.url)
      const first = runningPostmaster(server.data)?.pid ?? 0
      process.kill(first, signal)
      await vi.waitFor(
        async () => expect(await query(server.url, 'SELECT n FROM kept')).toEqual([{ n: 1 }]),
        { timeout: 30_000, interval: 100 },
      )
      await vi.waitFor(() => expect(told.at(-1)).toBe('The database runs again.'), 30_000)
      expect(runningPostmaster(server.data)?.pid).not.toBe(first)
      await client.end().catch(() => {})
      await server.stop()
    },
  )

  it('starts again when it hangs', { timeout: 90_000 }, async ({ dataDirNamed }) => {
    const server = await start(dataDirNamed('one'))
    const told: string[] = []
    server.keepAlive((sentence) => told.push(sentence))
    process.kill(runningPostmaster(server.data)?.pid ?? 0, 'SIGSTOP')
    await vi.waitFor(() => expect(told).toHaveLength(2), { timeout: 80_000, interval: 500 })
    expect(told).toEqual([
      'The database takes no new connections; starting it again.',
      'The database runs again.',
    ])
    await query(server.url, 'SELECT 1')
    await server.stop()
  })

  it('runs beside another one', async ({ dataDirNamed }) => {
    const [one, two] = await Promise.all([start(dataDirNamed('one')), start(dataDirNamed('two'))])
    await query(one.url, 'CREATE TABLE only_in_one (n int)')
    await expect(query(two.url, 'SELECT * FROM only_in_one')).rejects.toMatchObject({
      code: '42P01',
    })
    expect(new URL(one.url).port).not.toBe(new URL(two.url).port)
    await Promise.all([one.stop(), two.stop()])
  })

  it('chooses another port when the stored one is in use', async ({ dataDirNamed }) => {
    const dataDir = dataDirNamed('one')
    const first = await start(dataDir)
    await first.stop()
    const thief = createServer().listen(Number(new URL(first.url).port), '127.0.0.1')
    await once(thief, 'listening')
    const second = await start(dataDir)
    expect(new URL(second.url).port).not.toBe(new URL(first.url).port)
    await second.stop()
    thief.close()
  })

  it('starts over a postmaster.pid whose number another program has now', async ({
    dataDirNamed,
  }) => {
    const dataDir = dataDirNamed('one')
    const first = await start(dataDir)
    const file = join(first.data, 'postmaster.pid')
    const lines = readFileSync(file, 'utf8').split('\n')
    await first.stop()
    // PostgreSQL ignores processes of other users by itself, so use the server's own user.
    const { uid, gid } = statSync(first.data)
    const other = spawn('sleep', ['60'], isRoot() ? { uid, gid } : {})
    writeFileSync(file, [other.pid, ...lines.slice(1)].join('\n'))
    try {
      const second = await start(dataDir)
      await query(second.url, 'SELECT 1')
      await second.stop()
    } finally {
      other.kill()
    }
  })

  it('survives the loss of its password', async ({ dataDirNamed }) => {
    const dataDir = dataDirNamed('one')
    const first = await start(dataDir)
    await query(first.url, 'CREATE TABLE kept (n int)')
    await first.stop()
    rmSync(join(dataDir, 'secrets.json'))
    const second = await start(dataDir)
    expect(second.url).not.toBe(first.url)
    await query(second.url, 'SELECT * FROM kept')
    await second.stop()
  })

  it('rejects data of another version with a sentence and leaves it unchanged', async ({
    dataDirNamed,
  }) => {
    const dataDir = dataDirNamed('one')
    await (await start(dataDir)).stop()
    const version = join(databaseFolder(dataDir), 'PG_VERSION')
    writeFileSync(version, '12\n')
    await expect(start(dataDir)).rejects.toThrow(/made by PostgreSQL 12/)
    expect(readFileSync(version, 'utf8')).toBe('12\n')
  })

  it.runIf(isRoot())(
    'runs outside of a private home, where its user can reach it',
    async ({ folder, dataDirNamed }) => {
      const home = join(folder, 'home')
      mkdirSync(home, { mode: 0o700 })
      const dataDir = dataDirNamed(join('home', 'data'))
      const server = await start(dataDir)
      expect(server.runsAs).toBeDefined()
      expect(server.data.startsWith(home)).toBe(false)
      await server.stop()
      expect((await start(dataDir)).data).toBe(server.data)
      await stopLeftPostgres(dataDir)
      removeDatabase(dataDir)
      expect(existsSync(dirname(server.data))).toBe(false)
    },
  )

  it.runIf(isRoot())(
    'does not let a copied DATA_DIR use the database of the original',
    async ({ folder, dataDirNamed }) => {
      mkdirSync(join(folder, 'home'), { mode: 0o700 })
      const first = dataDirNamed(join('home', 'data'))
      await (await start(first)).stop()
      const copy = dataDirNamed(join('home', 'copy'))
      writeFileSync(join(copy, 'postgres.json'), readFileSync(join(first, 'postgres.json')))
      await expect(start(copy)).rejects.toThrow(/is a copy of/)
      expect(() => removeDatabase(copy)).toThrow(/is a copy of/)
      expect(isDatabase(databaseFolder(first))).toBe(true)
      rmSync(join(copy, 'postgres.json'))
    },
  )
})
