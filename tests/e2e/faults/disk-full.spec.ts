import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { consultationForm, fillIn, newVisitor } from '../support/consultation.ts'
import { query } from '../support/databases.ts'
import { pdf } from '../support/files.ts'
import { OwnSite } from '../support/own-site.ts'
import { expect, test } from '../support/test.ts'

test.use({ javaScriptEnabled: false })

test('Fault: when the disk is full a request with a file is rejected honestly, nothing is left of it, and the site keeps serving', async ({
  page,
  environment,
  watch,
}) => {
  const site = await OwnSite.make(environment, 'full')
  watch.own(site.url)
  watch.allow(/^503 POST/, /^console Failed to load resource: the server responded with a status/)
  try {
    // No file may grow beyond 64 KB, which is what the system then says of a full disk.
    await site.start({}, { maxFileSize: 128 })
    const visitor = newVisitor()
    await page.goto(`${site.url}/hire-us`)
    await fillIn(page, visitor)
    const form = consultationForm(page)
    const attachments = page.locator('input[name="attachments"]')
    await attachments.setInputFiles(pdf('plan.pdf', 300_000))
    await form.submit.click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('not stored')
    await expect(form.message).toHaveValue(visitor.message)
    await expect(form.email).toHaveValue(visitor.email)

    const stored = () => query(site.databaseUrl, 'select message from consultation_requests')
    expect(await stored()).toEqual([])
    expect(await query(site.databaseUrl, 'select 1 from documents')).toEqual([])
    const folder = join(site.dataDir, 'documents')
    const left = await readdir(folder, { recursive: true, withFileTypes: true })
    expect(left.filter((entry) => entry.isFile())).toEqual([])

    // The page still stands, and what needs no room gets through.
    await form.consent.check()
    await form.submit.click()
    await expect(form.received).toBeVisible()
    expect(await stored()).toEqual([{ message: visitor.message }])
  } finally {
    await site.remove()
  }
})
