import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, dropDatabase } from '../tests/e2e/support/databases.ts'
import { freePort } from '../tests/e2e/support/ports.ts'
import { type Place, prepareContent, startSite } from '../tests/e2e/support/rooms.ts'
import { residentMegabytes } from './memory.ts'

/** The built site on its own database with the sample company, for measurements. */
export type Stage = Place & {
  /** The process id of the site. */
  pid: number
  /** Milliseconds from its start until it was ready; polled every 50 ms. */
  readyAfter: number
  /** Resident megabytes when ready, before the first request. */
  memoryAtStart: number
}

/**
 * Sets up a stage, runs `measure` on it and tears it down. `TEST_DATABASE_URL` names a PostgreSQL
 * server on which databases may be created (`npm run bench` starts one).
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
      // All requests come from one address.
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
