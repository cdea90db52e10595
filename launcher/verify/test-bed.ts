import { randomBytes } from 'node:crypto'
import { readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareDataFolder } from '../data-folder.ts'
import { removeDatabase } from '../postgres/placement.ts'
import { startPostgres, stopLeftPostgres } from '../postgres.ts'
import { isInstanceRunning, lockInstance } from '../run/instance-lock.ts'
import { readSecrets } from '../secrets.ts'
import { progress } from '../terminal/progress.mjs'

/** The test environment: a PostgreSQL server and a folder for output. */
export interface TestBed {
  folder: string
  /** May create and drop databases. */
  databaseUrl: string
}

const prefix = 'vitrina-test-'
const youngMs = 60_000

/** Runs work in its own test environment and removes it afterwards, unless KEEP_TEST_DATA=1. */
export async function withTestBed<T>(
  stop: AbortSignal,
  work: (bed: TestBed) => Promise<T>,
): Promise<T> {
  await sweep()
  const keep = process.env.KEEP_TEST_DATA === '1'
  const name = `${keep ? 'vitrina-kept-' : prefix}${randomBytes(6).toString('hex')}`
  const folder = prepareDataFolder(join(tmpdir(), name))
  const lock = await lockInstance(folder, 'Vitrina is being tested')
  try {
    const start = () => startPostgres(folder, readSecrets(folder), stop)
    const server = await progress.step('Database for the tests started', start)
    try {
      return await work({ folder, databaseUrl: server.adminUrl })
    } finally {
      await server.stop()
    }
  } finally {
    lock.release()
    if (keep) progress.say(`\nThe data of the tests is kept in ${folder}`)
    else remove(folder)
  }
}

function remove(folder: string): void {
  removeDatabase(folder)
  rmSync(folder, { recursive: true, force: true })
}

/** Removes the test environments of killed test runs, including their running servers. */
async function sweep(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((each) => each.startsWith(prefix))) {
    const folder = join(tmpdir(), name)
    const facts = statSync(folder, { throwIfNoEntry: false })
    // Another run may be removing its own, or may not have locked a new one yet.
    if (!facts || Date.now() - facts.mtimeMs < youngMs) continue
    if (facts.uid !== process.getuid?.() || isInstanceRunning(folder)) continue
    await stopLeftPostgres(folder, readSecrets(folder))
    remove(folder)
  }
}
