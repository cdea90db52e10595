import { docx, paragraph, pdf } from '../../files/text-documents.ts'
import { query } from '../support/databases.ts'
import { emailsWith } from '../support/outbox.ts'
import { enterAs } from '../support/staff.ts'
import { insertApplication } from '../support/stored-submissions.ts'
import { expect, test } from '../support/test.ts'

test('Application: a CV is previewed in the admin', async ({ page, environment, adminApi }) => {
  const inPdf = await insertApplication(environment, { kind: 'pdf', bytes: pdf('Hello') })
  const text = paragraph('Ten years of experience')
  const inWord = await insertApplication(environment, { kind: 'docx', bytes: await docx(text) })
  const token = await enterAs('recruiter', page.context(), environment.adminUrl, adminApi)
  const documentOf = (id: number) => `${environment.adminUrl}/admin/collections/applications/${id}`

  await page.goto(documentOf(inPdf.id))
  await expect(page.getByText('Not scanned for malware')).toBeVisible()
  await page.getByRole('button', { name: 'Preview' }).click()
  const dialog = page.getByRole('dialog', { name: 'CV.pdf' })
  // Asked for outside the page: in it Chrome replaces the headers by those of its viewer.
  const address = (await dialog.locator('iframe').getAttribute('src')) ?? ''
  const answered = await page.request.get(`${environment.adminUrl}${address}`, {
    headers: { Authorization: `JWT ${token}` },
  })
  expect(answered.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining('inline'),
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  // Chromium’s viewer is an extension in a frame of its own; its headless shell has none.
  const hasViewer = !process.env.CHROMIUM_PATH?.includes('headless-shell')
  await expect
    .poll(() => page.frames().some((frame) => frame.url().startsWith('chrome-extension://')))
    .toBe(hasViewer)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()

  await page.goto(documentOf(inWord.id))
  await page.getByRole('button', { name: 'Preview' }).click()
  const frame = page.getByRole('dialog', { name: 'CV.docx' }).locator('iframe')
  await expect(frame).toHaveAttribute('sandbox', '')
  await expect(frame.contentFrame().getByText('Ten years of experience')).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('link', { name: 'Download' }).click()
  expect((await downloading).suggestedFilename()).toBe('CV.docx')
})

test('Emails: one that has failed is sent again', async ({ page, environment, adminApi }) => {
  const reference = `A-${crypto.randomUUID().slice(0, 8)}`
  const company = { name: 'Stejar', phone: '1', email: 'a@b.example', siteUrl: environment.siteUrl }
  await query(
    environment.databaseUrl,
    `insert into emails ("to", subject, template, data, message_id, status, attempts, last_error,
       created_at, updated_at)
     values ('maria@mail.example', $1, 'application-step', $2, $1, 'failed', 56, 'mailbox busy',
       now(), now())`,
    [
      `About ${reference}`,
      JSON.stringify({ subject: 'Hello', text: 'Hello.', reference, company }),
    ],
  )
  await enterAs('admin', page.context(), environment.adminUrl, adminApi)
  await page.goto(`${environment.adminUrl}/admin`)
  const card = page.locator('.summary__card', { hasText: 'Emails that could not be sent' })
  await card.getByRole('link').click()
  const row = page.locator('tbody tr', { hasText: reference })
  await row.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText('The email is in the queue.')).toBeVisible()
  await expect(async () => {
    expect(await emailsWith(reference, environment.dataDir)).toHaveLength(1)
  }).toPass({ timeout: 15_000 })
})
