import {
  consultationForm,
  fillIn,
  newVisitor,
  post,
  readReference,
} from '../support/consultation.ts'
import { query } from '../support/databases.ts'
import { OwnSite } from '../support/own-site.ts'
import { expect, test } from '../support/test.ts'

/** What is taken from one address in ten minutes without asking for anything. */
const limit = 10

test('Abuse: frequent senders solve a proof of work in the background; without scripts they are asked to wait', async ({
  browser,
  playwright,
  environment,
}) => {
  const site = await OwnSite.make(environment, 'many')
  const headers = { 'X-Forwarded-For': '203.0.113.7' }
  const request = await playwright.request.newContext({ extraHTTPHeaders: headers })
  try {
    await site.start({ TRUST_PROXY: 'on' })
    for (let count = 0; count < limit; count++) {
      expect((await post(request, site.url, newVisitor())).status()).toBe(303)
    }
    const rejected = await post(request, site.url, newVisitor())
    expect(rejected.status()).toBe(429)
    expect(Number(rejected.headers()['retry-after'])).toBeGreaterThan(0)

    const waiting = newVisitor()
    const plain = await browser.newPage({ extraHTTPHeaders: headers, javaScriptEnabled: false })
    await plain.goto(`${site.url}/hire-us`)
    await fillIn(plain, waiting)
    await consultationForm(plain).submit.click()
    await expect(consultationForm(plain).errors).toContainText('again in 10 minutes')
    await expect(consultationForm(plain).message).toHaveValue(waiting.message)
    await plain.close()

    const working = newVisitor()
    const page = await browser.newPage({ extraHTTPHeaders: headers })
    await page.goto(`${site.url}/hire-us`)
    await fillIn(page, working)
    await consultationForm(page).submit.click()
    await expect(consultationForm(page).received).toBeVisible({ timeout: 30_000 })
    const reference = await readReference(page)
    await page.close()
    const rows = await query(
      site.databaseUrl,
      'select reference from consultation_requests where email = any($1)',
      [[waiting.email, working.email]],
    )
    expect(rows).toEqual([{ reference }])
    expect(site.log(), 'no log names an address').not.toContain('203.0.113.7')
  } finally {
    await request.dispose()
    await site.remove()
  }
})

test('Abuse: a submission with a filled honeypot and a valid proof is stored, marked, and not confirmed', async ({
  page,
  environment,
  sql,
  watch,
}) => {
  watch.allow(/429/)
  const visitor = newVisitor()
  await page.goto(`${environment.siteUrl}/hire-us`)
  await fillIn(page, visitor)
  await page.locator('input[name="website"]').evaluate((trap: HTMLInputElement) => {
    trap.value = 'https://casino.example'
  })
  await consultationForm(page).submit.click()
  await expect(consultationForm(page).received).toBeVisible({ timeout: 30_000 })
  const [row] = await sql<{ signs: string[] }>(
    `select array_agg(value::text) as signs from consultation_requests_spam_signs
     where parent_id = (select id from consultation_requests where email = $1)`,
    [visitor.email],
  )
  expect(row?.signs).toContain('trap')
  expect(await sql('select 1 from emails where "to" = $1', [visitor.email])).toEqual([])
})
