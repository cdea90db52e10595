import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, dropDatabase } from '../tests/e2e/support/databases.ts'
import { freePort } from '../tests/e2e/support/ports.ts'
import { type Place, prepareContent, startSite } from '../tests/e2e/support/rooms.ts'
import { residentMegabytes } from './memory.ts'

/** The built site on a database of its own with the sample company, to be measured. */
export type Stage = Place & {
  /** The process of the site. */
  pid: number
  /** Milliseconds from its start until it said that it was ready; asked every 50. */
  readyAfter: number
  /** Resident megabytes at that moment, before the first visitor. */
  memoryAtStart: number
}

/**
 * Sets up a stage, lets `measure` use it, and takes it down. `TEST_DATABASE_URL` names a PostgreSQL
 * on which databases may be made (`npm run bench` starts one).
 */
export async function onStage<Result>(
  measure: (stage: Stage) => Promise<Result>,
  settings: Record<string, string> = {},
): Promise<Result> {
  const serverUrl = process.env.TEST_DATABASE_URL
  if (!serverUrl) throw new Error('Set TEST_DATABASE_URL, or start this with npm run bench.')
  const name = `vitrina_bench_${randomBytes(4).toString('hex')}`
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrina-bench-'))
  try {
    const place: Place = {
      databaseUrl: await createDatabase(serverUrl, name),
      dataDir,
      siteUrl: `http://127.0.0.1:${await freePort()}`,
      adminUrl: `http://127.0.0.1:${await freePort()}`,
      // One address asks for everything here.
      settings: { LOG_LEVEL: 'warn', RENDERS_PER_MINUTE: '0', ...settings },
    }
    await prepareContent(place)
    const begun = performance.now()
    const site = await startSite(place)
    const readyAfter = performance.now() - begun
    const memoryAtStart = await residentMegabytes(site.pid)
    try {
      return await measure({ ...place, pid: site.pid, readyAfter, memoryAtStart })
    } finally {
      await site.stop()
    }
  } finally {
    await dropDatabase(serverUrl, name)
    await rm(dataDir, { recursive: true, force: true })
  }
}
