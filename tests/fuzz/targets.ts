import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signIn } from '../e2e/support/admin-api.ts'
import { createDatabase, dropDatabase } from '../e2e/support/databases.ts'
import { freePort } from '../e2e/support/ports.ts'
import type { Running } from '../e2e/support/processes.ts'
import { type Place, prepareContent, startAdmin, startSite } from '../e2e/support/rooms.ts'

/** A running site or admin. */
export type Target = { name: 'site' | 'admin'; url: string; pid: number; isAlive: () => boolean }

/** Addresses come from `X-Forwarded-For`, so that limits for each address do not end the test. */
export const fuzzSettings = { TRUST_PROXY: 'on', LOG_LEVEL: 'error' }

/** The same for what `startSite` and `startAdmin` return. */
export function targetOf(name: Target['name'], url: string, { pid }: Pick<Running, 'pid'>): Target {
  return {
    ...{ name, url, pid },
    isAlive() {
      try {
        return process.kill(pid, 0)
      } catch {
        return false
      }
    },
  }
}

/**
 * Starts the built site and admin on a database of their own with the sample company, for as long
 * as `work` takes. `TEST_DATABASE_URL` names a PostgreSQL on which databases may be made.
 */
export async function withTargets<Result>(
  work: (targets: { site: Target; admin: Target; adminToken: string }) => Promise<Result>,
): Promise<Result> {
  const serverUrl = process.env.TEST_DATABASE_URL
  if (!serverUrl) throw new Error('Set TEST_DATABASE_URL, or start this with npm run test:fuzz.')
  const name = `vitrina_fuzz_${randomBytes(4).toString('hex')}`
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrina-fuzz-'))
  const staff = { email: 'ada@stejar.example', password: randomBytes(12).toString('hex') }
  const running: Running[] = []
  try {
    const place: Place = {
      databaseUrl: await createDatabase(serverUrl, name),
      dataDir,
      siteUrl: `http://127.0.0.1:${await freePort()}`,
      adminUrl: `http://127.0.0.1:${await freePort()}`,
      settings: { ...fuzzSettings, ADMIN_EMAIL: staff.email, ADMIN_PASSWORD: staff.password },
    }
    await prepareContent(place)
    const site = await startSite(place)
    running.push(site)
    const admin = await startAdmin(place)
    running.push(admin)
    return await work({
      site: targetOf('site', place.siteUrl, site),
      admin: targetOf('admin', place.adminUrl, admin),
      adminToken: await signIn(place.adminUrl, staff),
    })
  } finally {
    await Promise.all(running.map((each) => each.stop()))
    await dropDatabase(serverUrl, name)
    await rm(dataDir, { recursive: true, force: true })
  }
}
