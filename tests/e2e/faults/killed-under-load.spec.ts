import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { query } from '../support/databases.ts'
import { pdf } from '../support/files.ts'
import { OwnDatabase } from '../support/own-database.ts'
import { OwnSite } from '../support/own-site.ts'
import { sample } from '../support/sample.ts'
import { isReceived } from '../support/send-request.ts'
import { expect, longForm, test } from '../support/test.ts'

const requests = longForm ? 500 : 150
/** Of each kill of the site, whether the database is killed with it. */
const kills = longForm ? [false, true, false, true, false] : [false, true]
const clients = 20
const brief = pdf('brief.pdf', 2_000)
const emailsOfOne = 1 + sample.globals['hire-us'].recipients.length

test('Fault: of many requests sent while the site and the database are killed, each that was acknowledged is there once, and its mails go out', async ({
  environment,
}) => {
  test.setTimeout(420_000)
  const database = await OwnDatabase.start()
  const site = await OwnSite.on(database, environment)
  try {
    await site.start(withoutBudget)
    const acknowledged: string[] = []
    await Promise.all([sendAll(site.url, acknowledged), killAndStart(site, database, acknowledged)])
    expect(new Set(acknowledged).size).toBe(requests)

    const rows = await query<{ idempotency_key: string; reference: string }>(
      site.databaseUrl,
      'select idempotency_key, reference from consultation_requests',
    )
    expect(rows.map((row) => row.idempotency_key).sort()).toEqual(acknowledged.toSorted())
    expect(new Set(rows.map(({ reference }) => reference)).size).toBe(requests)

    // Jobs that died in the middle are noticed within half a minute; the test does not wait for it.
    await site.stop()
    await query(
      site.databaseUrl,
      `update jobs.job set state = 'retry', start_after = now()
       where name = 'send-mail' and state in ('active', 'retry')`,
    )
    await site.start(withoutBudget)
    const unsent = () =>
      query(site.databaseUrl, `select id from emails where status <> 'sent'`).then(
        (emails) => emails.length,
      )
    await expect.poll(unsent, { timeout: 150_000, intervals: [1_000] }).toBe(0)
    const [emails] = await query<{ count: number }>(
      site.databaseUrl,
      'select count(*)::int as count from emails',
    )
    expect(emails?.count).toBe(requests * emailsOfOne)

    const stored = await query<{ filename: string }>(
      site.databaseUrl,
      'select filename from documents',
    )
    expect(stored.length).toBe(requests / 5)
    // Only files older than an hour are removed; the test does not wait for that.
    const folders = ['outbox', 'documents', 'documents/.incoming'].map((name) =>
      join(site.dataDir, name),
    )
    await Promise.all(folders.map(backdate))
    await site.stop()
    await site.start(withoutBudget)
    const left = async () => (await Promise.all(folders.map(filesIn))).flat().sort()
    const emailsAndDocuments = [
      ...(await filesIn(join(site.dataDir, 'outbox'))).filter((name) => name.endsWith('.eml')),
      ...stored.map(({ filename }) => filename),
    ]
    await expect.poll(left).toEqual(emailsAndDocuments.sort())
  } finally {
    await site.remove()
    await database.remove()
  }
})

/** One address sends everything here. */
const withoutBudget = { RENDERS_PER_MINUTE: '0' }

/**
 * Kills the site and sometimes its database, and starts them again; each time after an equal part
 * of the requests, so that all clients are in the middle of theirs.
 */
async function killAndStart(
  site: OwnSite,
  database: OwnDatabase,
  acknowledged: readonly string[],
): Promise<void> {
  for (const [kill, databaseToo] of kills.entries()) {
    while (acknowledged.length < ((kill + 1) * requests) / (kills.length + 1)) await sleep(10)
    if (databaseToo) database.kill()
    await site.kill()
    // With a database that is still coming back, it may give up and is started again.
    while (!(await isStarted(site))) await sleep(200)
  }
}

const isStarted = (site: OwnSite) =>
  site.start(withoutBudget).then(
    () => true,
    () => false,
  )

/** Every client sends until it was told “received”, with the same key, as a patient visitor does. */
async function sendAll(siteUrl: string, acknowledged: string[]): Promise<void> {
  let next = 0
  const client = async () => {
    while (next < requests) {
      const number = next++
      const key = crypto.randomUUID()
      const attachment = number % 5 === 0 ? brief : undefined
      while (!(await isReceived(siteUrl, { key, attachment }))) await sleep(100)
      acknowledged.push(key)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
}

/** Makes the files of a folder look two hours old. */
async function backdate(folder: string): Promise<void> {
  const then = new Date(Date.now() - 2 * 60 * 60 * 1000)
  await Promise.all((await filesIn(folder)).map((name) => utimes(join(folder, name), then, then)))
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}
