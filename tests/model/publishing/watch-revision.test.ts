import { watchRevision } from '@vitrina/content/publishing/watch-revision.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connect, readRevision } from './revision.ts'

let admin: Awaited<ReturnType<typeof connect>>
let watch: ReturnType<typeof watchRevision>
const seen: bigint[] = []
const failures: unknown[] = []

beforeEach(async () => {
  seen.length = 0
  failures.length = 0
  admin = await connect()
  watch = watchRevision({
    onChange: (revision) => seen.push(revision),
    onFailure: (error) => failures.push(error),
  })
  await vi.waitFor(() => expect(watch.current()).toBeDefined(), { timeout: 5_000 })
})

afterEach(async () => {
  await watch.stop()
  await admin.end()
})

/** Raises it, with or without saying so. */
async function raise({ silently = false } = {}): Promise<bigint> {
  const { rows } = await admin.query<{ number: string }>(
    'update content_revision set number = number + 1 returning number',
  )
  const number = rows[0]?.number ?? ''
  if (!silently) await admin.query('select pg_notify($1, $2)', ['content_revision', number])
  return BigInt(number)
}

const connections = async () => {
  const { rows } = await admin.query<{ pid: number }>(
    `select pid from pg_stat_activity
     where application_name = 'vitrina-revision' and datname = current_database()`,
  )
  return rows.map(({ pid }) => pid)
}

it('begins with the revision there is, which is no change', async () => {
  expect(watch.current()).toBe(BigInt(await readRevision()))
  expect(seen).toEqual([])
})

it('follows an announcement at once', async () => {
  const begun = performance.now()
  const number = await raise()
  await vi.waitFor(() => expect(seen).toEqual([number]), { interval: 2 })
  expect(performance.now() - begun).toBeLessThan(500)
  expect(watch.current()).toBe(number)
})

it('tells changes of some collections from those of others and of everything', async () => {
  const [vacancies, projects] = [['vacancies'], ['projects', 'media']]
  const before = watch.current() ?? 0n
  const seenOf = (slugs: string[]) => (watch.current(slugs) ?? 0n) - before
  const [ofVacancies, ofProjects] = [seenOf(vacancies), seenOf(projects)]
  await admin.query(`select raise_content_revision('{media,projects}')`)
  await vi.waitFor(() => expect(watch.current()).toBe(before + 2n), { interval: 2 })
  expect([seenOf(vacancies), seenOf(projects)]).toEqual([ofVacancies, ofProjects + 2n])
  await raise()
  await vi.waitFor(() => expect(watch.current()).toBe(before + 3n), { interval: 2 })
  expect([seenOf(vacancies), seenOf(projects)]).toEqual([ofVacancies + 1n, ofProjects + 3n])
})

it('notices within a second what was never announced', async () => {
  const number = await raise({ silently: true })
  await vi.waitFor(() => expect(seen).toEqual([number]), { timeout: 1_000 })
})

it('knows the revision, and reads it at once when asked to', async () => {
  expect(watch.certainty()).toBe('known')
  const number = await raise({ silently: true })
  // The reading under way may have begun before.
  await watch.settled()
  await watch.settled()
  expect(watch.current()).toBe(number)
})

it('is unsure while its connection does not answer', async () => {
  const blocker = await connect()
  try {
    await blocker.query('begin')
    await blocker.query('lock table content_revision in access exclusive mode')
    await vi.waitFor(() => expect(watch.certainty()).toBe('unsure'), { timeout: 2_500 })
    await blocker.query('rollback')
    await watch.settled()
    expect(watch.certainty()).toBe('known')
  } finally {
    await blocker.end()
  }
})

it('catches up after its connection was ended', async () => {
  const [pid] = await connections()
  await admin.query('select pg_terminate_backend($1)', [pid])
  const number = await raise()
  await vi.waitFor(() => expect(seen).toEqual([number]), { timeout: 3_000 })
  expect(failures).toHaveLength(1)
  const next = await raise()
  const begun = performance.now()
  await vi.waitFor(() => expect(seen).toEqual([number, next]), { interval: 2 })
  expect(performance.now() - begun, 'it listens again').toBeLessThan(500)
})

it('keeps the last revision while the database rejects connections, and reports that once', async () => {
  const known = watch.current()
  const other = await connectElsewhere()
  const { rows } = await admin.query<{ name: string }>('select current_database() as name')
  const name = rows[0]?.name
  try {
    await other.query(`alter database ${name} with allow_connections false`)
    for (const pid of await connections())
      await admin.query('select pg_terminate_backend($1)', [pid])
    const number = await raise()
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    expect(watch.current()).toBe(known)
    expect(watch.certainty()).toBe('out-of-reach')
    await watch.settled()
    expect(failures).toHaveLength(1)
    await other.query(`alter database ${name} with allow_connections true`)
    await vi.waitFor(() => expect(seen).toEqual([number]), { timeout: 3_000 })
    expect(watch.certainty()).toBe('known')
  } finally {
    await other.query(`alter database ${name} with allow_connections true`)
    await other.end()
  }
})

it('holds one connection and gives it back', async () => {
  expect(await connections()).toHaveLength(1)
  await watch.stop()
  await vi.waitFor(async () => expect(await connections()).toHaveLength(0))
})

/** On the same server but another database: a closed one cannot be opened again from within. */
async function connectElsewhere() {
  const { Client } = await import('pg')
  const client = new Client({ connectionString: process.env.TEST_DATABASE_URL })
  await client.connect()
  return client
}
