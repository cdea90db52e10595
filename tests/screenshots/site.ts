import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Deployment, prepareContent, startSite } from '../e2e/support/apps.ts'
import { createDatabase, dropDatabase } from '../e2e/support/databases.ts'
import type { Running } from '../e2e/support/processes.ts'
import { freePort } from '../e2e/support/processes.ts'

/** Runs work with the built site on a database of its own, filled with the sample company. */
export async function withSite(
  serverUrl: string,
  work: (siteUrl: string) => Promise<void>,
): Promise<void> {
  const database = `vitrina_screenshots_${randomBytes(4).toString('hex')}`
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrina-screenshots-'))
  let site: Running | undefined
  try {
    const place: Deployment = {
      databaseUrl: await createDatabase(serverUrl, database),
      dataDir,
      siteUrl: `http://127.0.0.1:${await freePort()}`,
      adminUrl: `http://127.0.0.1:${await freePort()}`,
    }
    await prepareContent(place)
    site = await startSite(place)
    await work(place.siteUrl)
  } finally {
    await site?.stop()
    await dropDatabase(serverUrl, database)
    await rm(dataDir, { recursive: true, force: true })
  }
}
