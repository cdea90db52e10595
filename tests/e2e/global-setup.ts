import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signIn } from './support/admin-api.ts'
import { type Deployment, prepareContent, startAdmin, startSite } from './support/apps.ts'
import { createDatabase, dropDatabase } from './support/databases.ts'
import type { Running } from './support/processes.ts'
import { freePort } from './support/processes.ts'
import { publishEnvironment } from './support/test-environment.ts'

/**
 * A fresh database with the sample company, and the built site and admin on it. `TEST_DATABASE_URL`
 * names a PostgreSQL on which databases may be made (`npm test` starts one).
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const serverUrl = process.env.TEST_DATABASE_URL
  if (!serverUrl) {
    throw new Error('Set TEST_DATABASE_URL to a PostgreSQL on which databases may be made.')
  }
  const run = randomBytes(4).toString('hex')
  const template = `vitrina_e2e_template_${run}`
  const database = `vitrina_e2e_${run}`
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrina-e2e-'))
  const administrator = { email: 'ada@stejar.example', password: randomBytes(12).toString('hex') }
  const apps: Running[] = []

  const tearDown = async () => {
    await Promise.all(apps.map((app) => app.stop()))
    await dropDatabase(serverUrl, database)
    await dropDatabase(serverUrl, template)
    await rm(dataDir, { recursive: true, force: true })
  }

  try {
    const place: Deployment = {
      databaseUrl: await createDatabase(serverUrl, template),
      dataDir,
      siteUrl: `http://127.0.0.1:${await freePort()}`,
      adminUrl: `http://127.0.0.1:${await freePort()}`,
      settings: { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password },
    }
    await prepareContent(place)
    place.databaseUrl = await createDatabase(serverUrl, database, template)
    const starting = [startSite(place), startAdmin(place)]
    for (const start of starting) start.then((app) => apps.push(app)).catch(() => {})
    await Promise.all(starting)
    const { siteUrl, adminUrl, databaseUrl } = place
    const adminToken = await signIn(adminUrl, administrator)
    publishEnvironment({
      ...{ siteUrl, adminUrl, databaseUrl, dataDir, adminToken, serverUrl, template },
    })
  } catch (error) {
    await tearDown()
    throw error
  }
  return tearDown
}
