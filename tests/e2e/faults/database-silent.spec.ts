import { Client } from 'pg'
import {
  chooseTime,
  consultationForm,
  fillIn,
  newVisitor,
  readReference,
} from '../support/consultation.ts'
import { closeDatabase, query, reopenDatabase } from '../support/databases.ts'
import { OwnSite } from '../support/own-site.ts'
import { expect, test } from '../support/test.ts'

test.use({ javaScriptEnabled: false })

const requestsOf = 'select message from consultation_requests where email = $1'

test('Fault: without JavaScript, a request that meets no database comes back with all that was typed', async ({
  page,
  environment,
  watch,
}) => {
  const site = await OwnSite.make(environment, 'silent')
  watch.own(site.url)
  watch.allow(/503/)
  try {
    await site.start()
    const visitor = newVisitor()
    await page.goto(`${site.url}/hire-us`)
    await fillIn(page, visitor)
    await consultationForm(page).service('Mobile apps').check()
    await closeDatabase(environment.serverUrl, site.databaseName)
    await consultationForm(page).submit.click()

    const form = consultationForm(page)
    await expect(page.getByRole('main').getByText('Your request was not stored')).toBeVisible()
    await expect(form.message).toHaveValue(visitor.message)
    await expect(form.name).toHaveValue(visitor.name)
    await expect(form.service('Mobile apps')).toBeChecked()

    await reopenDatabase(environment.serverUrl, site.databaseName)
    await expect
      .poll(async () => (await fetch(`${site.url}/readyz`)).status, { timeout: 20_000 })
      .toBe(200)
    await form.consent.check()
    await form.submit.click()
    await expect(form.received).toBeVisible()
    expect(await query(site.databaseUrl, requestsOf, [visitor.email])).toHaveLength(1)
  } finally {
    await reopenDatabase(environment.serverUrl, site.databaseName)
    await site.remove()
  }
})

test('Fault: a locked table is given up in time, and the request is stored once when it is sent again', async ({
  page,
  environment,
  watch,
}) => {
  test.slow()
  const site = await OwnSite.make(environment, 'locked')
  watch.own(site.url)
  watch.allow(/503/)
  const holder = new Client({ connectionString: site.databaseUrl })
  try {
    await site.start()
    await holder.connect()
    const visitor = newVisitor()
    await page.goto(`${site.url}/hire-us`)
    await chooseTime(page, 1)
    await fillIn(page, visitor)
    await holder.query('begin')
    await holder.query('lock table consultation_requests in access exclusive mode')
    const sentAt = Date.now()
    await consultationForm(page).submit.click()
    const form = consultationForm(page)
    await expect(page.getByRole('main').getByText('Your request was not stored')).toBeVisible({
      timeout: 15_000,
    })
    expect(Date.now() - sentAt).toBeLessThan(12_000)
    await expect(form.message).toHaveValue(visitor.message)

    await holder.query('rollback')
    await form.consent.check()
    await form.submit.click()
    await expect(form.received).toBeVisible()
    await readReference(page)
    expect(await query(site.databaseUrl, requestsOf, [visitor.email])).toHaveLength(1)
  } finally {
    await holder.end()
    await site.remove()
  }
})
