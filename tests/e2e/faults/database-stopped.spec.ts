import { setTimeout as sleep } from 'node:timers/promises'
import { AdminApi, signIn } from '../support/admin-api.ts'
import { startAdmin } from '../support/apps.ts'
import { query } from '../support/databases.ts'
import { OwnDatabase } from '../support/own-database.ts'
import { OwnSite } from '../support/own-site.ts'
import { freePort } from '../support/processes.ts'
import { project, sample } from '../support/sample.ts'
import { isReceived } from '../support/send-request.ts'
import { expect, longForm, test } from '../support/test.ts'

const clients = 8
const emailsOfOne = 1 + sample.globals['hire-us'].recipients.length
const signals = longForm
  ? (['SIGTERM', 'SIGINT', 'SIGQUIT', 'SIGKILL'] as const)
  : (['SIGTERM', 'SIGKILL'] as const)
const staff = {
  email: 'stopped@stejar.example',
  password: 'a password of this test',
  name: 'Stopped',
  roles: ['admin'],
}

test('Fault: a database that is told to stop, or is killed, under load is back by itself within seconds, with every request that was acknowledged', async ({
  environment,
}) => {
  test.setTimeout(300_000)
  const database = await OwnDatabase.start()
  const site = await OwnSite.on(database, environment)
  const { databaseUrl, dataDir, url: siteUrl } = site
  const adminUrl = `http://127.0.0.1:${await freePort()}`
  try {
    await query(databaseUrl, 'delete from users')
    // One address sends everything here.
    await site.start({ RENDERS_PER_MINUTE: '0' })
    const admin = await startAdmin({ databaseUrl, dataDir, siteUrl, adminUrl })
    try {
      await fetch(`${adminUrl}/api/users/first-register`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(staff),
      })
      const api = new AdminApi(adminUrl, await signIn(adminUrl, staff))
      const { id } = await api.bySlug('projects', project.slug)
      const acknowledged: string[] = []
      for (const signal of signals) {
        const load = sendContinuously(siteUrl, acknowledged)
        await load.untilReceived(10)
        const first = database.pid()
        const signalledAt = Date.now()
        database.kill(signal)
        await expect.poll(() => database.pid() ?? first, { timeout: 60_000 }).not.toBe(first)
        await load.untilReceived(10)
        await expect.poll(() => statusOf(`${siteUrl}/readyz`), { timeout: 60_000 }).toBe(200)
        const recovery = `${((Date.now() - signalledAt) / 1000).toFixed(1)} s`
        test.info().annotations.push({ type: `recovered from ${signal}`, description: recovery })
        await load.stop()

        // Staff can work, and the site hears of it.
        await expect(() =>
          api.publish('projects', id, { title: `Published after ${signal}` }),
        ).toPass({ timeout: 30_000 })
        await expect
          .poll(async () => (await fetch(`${siteUrl}/services/${project.slug}`)).text())
          .toContain(`Published after ${signal}`)
      }

      const rows = await query<{ idempotency_key: string }>(
        databaseUrl,
        'select idempotency_key from consultation_requests',
      )
      expect(rows.map((row) => row.idempotency_key).sort()).toEqual(acknowledged.toSorted())

      // What is sent last is mailed by the same process that was there from the beginning.
      const last = crypto.randomUUID()
      expect(await isReceived(siteUrl, { key: last })).toBe(true)
      const sent = () =>
        query(
          databaseUrl,
          `select 1 from emails where status = 'sent' and about =
             (select reference from consultation_requests where idempotency_key = $1)`,
          [last],
        )
      await expect.poll(async () => (await sent()).length, { timeout: 60_000 }).toBe(emailsOfOne)
      expect(site.log().match(/the site is listening/g)).toHaveLength(1)
    } finally {
      await admin.stop()
    }
  } finally {
    await site.remove()
    await database.remove()
  }
})

async function statusOf(url: string): Promise<number> {
  const answer = await fetch(url)
  await answer.body?.cancel()
  return answer.status
}

/** Several clients that send one request after the other, each until it was told “received”. */
function sendContinuously(siteUrl: string, acknowledged: string[]) {
  let stopped = false
  const client = async () => {
    while (!stopped) {
      const key = crypto.randomUUID()
      while (!(await isReceived(siteUrl, { key }))) await sleep(100)
      acknowledged.push(key)
    }
  }
  const running = Promise.all(Array.from({ length: clients }, client))
  return {
    /** Waits until so many more were acknowledged. */
    async untilReceived(count: number) {
      const before = acknowledged.length
      await expect
        .poll(() => acknowledged.length - before, { timeout: 60_000 })
        .toBeGreaterThanOrEqual(count)
    },
    async stop() {
      stopped = true
      await running
    },
  }
}
