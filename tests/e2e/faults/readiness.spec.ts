import { rename } from 'node:fs/promises'
import { Client } from 'pg'
import { query } from '../support/databases.ts'
import { OwnSite } from '../support/own-site.ts'
import { screens } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

test('Fault: the readiness check reports in time that the site cannot serve, and that it has recovered', async ({
  environment,
}) => {
  test.setTimeout(180_000)
  const site = await OwnSite.make(environment, 'ready')
  const ready = async () => {
    const begun = performance.now()
    const answer = await fetch(`${site.url}/readyz`)
    await answer.body?.cancel()
    expect(performance.now() - begun, 'it answers in time').toBeLessThan(5_000)
    return answer.status
  }
  const allowConnections = (allowed: boolean) =>
    query(
      environment.serverUrl,
      `alter database ${site.databaseName} with allow_connections ${allowed}`,
    )
  const renameTable = (from: string, to: string) =>
    query(site.databaseUrl, `alter table ${from} rename to ${to}`)
  const until = (status: number) => expect.poll(ready, { timeout: 20_000 }).toBe(status)
  try {
    await site.start()

    // The connections that are there still serve.
    await allowConnections(false)
    await until(503)
    await allowConnections(true)
    await until(200)

    await renameTable('payload_migrations', 'migrations_away')
    await until(503)
    await renameTable('migrations_away', 'payload_migrations')
    await until(200)

    // Only a page notices this. A query that fails while another one waits ends nothing else.
    const holder = new Client({ connectionString: site.databaseUrl })
    await holder.connect()
    await renameTable('home', 'home_away')
    await holder.query('begin; lock table company in access exclusive mode')
    await until(503)
    await holder.end()
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
    await renameTable('home_away', 'home')
    await until(200)

    await rename(site.dataDir, `${site.dataDir}-away`)
    await until(503)
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
    await rename(`${site.dataDir}-away`, site.dataDir)
    await until(200)

    // Many at once are one check.
    const answers = await Promise.all(Array.from({ length: 300 }, ready))
    expect(new Set(answers)).toEqual(new Set([200]))
    const [connections] = await query<{ count: number }>(
      site.databaseUrl,
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and application_name = 'vitrina-ready'`,
    )
    expect(connections?.count).toBeLessThanOrEqual(1)
    for (const { path, status } of screens) {
      expect((await fetch(site.url + path)).status, path).toBe(status)
    }
  } finally {
    await site.remove()
  }
})
