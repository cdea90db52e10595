import {
  consultationForm,
  fillIn,
  newVisitor,
  post,
  readReference,
} from '../support/consultation.ts'
import { query } from '../support/databases.ts'
import { emailsWith } from '../support/outbox.ts'
import { OwnSite } from '../support/own-site.ts'
import { sample } from '../support/sample.ts'
import { expect, test } from '../support/test.ts'

/** To the visitor, and to each of those who are told about requests. */
const emailsOfOne = 1 + sample.globals['hire-us'].recipients.length

test.use({ javaScriptEnabled: false })

test('Fault: a site killed right after the visitor read “received” has the request, and its mails go out after a restart', async ({
  page,
  environment,
  watch,
}) => {
  const site = await OwnSite.make(environment, 'killed')
  watch.own(site.url)
  try {
    // No worker runs, so the emails are still unsent when the process dies.
    await site.start({ JOBS: 'off' })
    const visitor = newVisitor()
    await page.goto(`${site.url}/hire-us`)
    await fillIn(page, visitor)
    await consultationForm(page).submit.click()
    await expect(consultationForm(page).received).toBeVisible()
    const reference = await readReference(page)
    await site.kill()
    expect(await emailsWith(reference, site.dataDir)).toEqual([])

    await site.start()
    const rows = await query(
      site.databaseUrl,
      'select reference, message from consultation_requests where email = $1',
      [visitor.email],
    )
    expect(rows).toEqual([{ reference, message: visitor.message }])
    await expect
      .poll(async () => (await emailsWith(reference, site.dataDir)).length, { timeout: 20_000 })
      .toBe(emailsOfOne)
    await expect
      .poll(() => query(site.databaseUrl, 'select status, attempts::int from emails'))
      .toEqual(Array.from({ length: emailsOfOne }, () => ({ status: 'sent', attempts: 1 })))
    expect(await emailsWith(reference, site.dataDir)).toHaveLength(emailsOfOne)
  } finally {
    await site.remove()
  }
})

test('Fault: all queued emails are sent soon after a start', async ({ request, environment }) => {
  const site = await OwnSite.make(environment, 'piled')
  try {
    await site.start({ JOBS: 'off' })
    for (let count = 0; count < 6; count++) {
      expect((await post(request, site.url, newVisitor())).status()).toBe(303)
    }
    await site.stop()
    await site.start()
    await expect
      .poll(
        async () => {
          const rows = await query<{ status: string }>(
            site.databaseUrl,
            'select status from emails',
          )
          return rows.map(({ status }) => status)
        },
        { timeout: 20_000 },
      )
      .toEqual(Array.from({ length: 6 * emailsOfOne }, () => 'sent'))
  } finally {
    await site.remove()
  }
})
