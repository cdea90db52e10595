import type { Page } from '@playwright/test'
import { frames, open } from '../support/browsing.ts'
import { consultationForm, fillIn, newVisitor, readReference } from '../support/consultation.ts'
import { emailsWith } from '../support/outbox.ts'
import { company, sample } from '../support/sample.ts'
import { mainPages } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

type Row = {
  reference: string
  name: string
  message: string
  company: string | null
  budget: string | null
  consent_text: string | null
}

const stored = `select reference, name, message, company, budget, consent_text
  from consultation_requests where email = $1`

/** Until the other main pages have been fetched, of which the last is the one before this. */
async function untilPreloaded(page: Page): Promise<void> {
  const others = mainPages.filter((path) => path !== '/hire-us')
  await expect
    .poll(() =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
    )
    .toEqual(
      expect.arrayContaining(
        others.map((path) => expect.stringContaining(path === '/' ? '/_.data' : `${path}.data`)),
      ),
    )
  await page.waitForLoadState('networkidle')
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(() => {
    test.use({ javaScriptEnabled })
    const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'

    test(`Journey: a visitor asks for a consultation, corrects errors and is stored once ${how}`, async ({
      page,
      environment,
      sql,
      watch,
    }) => {
      // Answers that need mending come with this status.
      watch.allow(/400/)
      const visitor = newVisitor()
      await page.goto('/hire-us')
      const form = consultationForm(page)
      await form.message.fill('Too short')
      await form.name.fill(visitor.name)
      await form.email.fill('ion@client')
      await form.company.fill('Client & Sons “<b>”')
      await form.service('Mobile apps').check()
      await form.service('Web applications').check()
      await form.budget.selectOption('60k-150k')
      await form.submit.click()

      await expect(form.errors).toBeVisible()
      await expect(form.errors.getByRole('link')).toHaveText([
        'Write a little more: at least 20 characters.',
        'Enter an email address like name@example.com.',
        'Tick the box so that we may store and answer your request.',
      ])
      await expect(form.message).toHaveValue('Too short')
      await expect(form.name).toHaveValue(visitor.name)
      await expect(form.email).toHaveValue('ion@client')
      await expect(form.company).toHaveValue('Client & Sons “<b>”')
      await expect(form.service('Mobile apps')).toBeChecked()
      await expect(form.service('Web applications')).toBeChecked()
      await expect(form.service('Product design')).not.toBeChecked()
      await expect(form.budget).toHaveValue('60k-150k')
      await expect(form.consent).not.toBeChecked()
      for (const field of [form.message, form.email, form.consent]) {
        await expect(field).toHaveAttribute('aria-invalid', 'true')
      }
      await expect(form.email).toHaveAccessibleDescription(/Enter an email address like/)
      expect(await sql(stored, [visitor.email])).toEqual([])

      await form.errors.getByRole('link', { name: /email address/ }).click()
      await expect(form.email).toBeFocused()
      await form.message.fill(visitor.message)
      await form.email.fill(visitor.email)
      await form.consent.check()
      await form.submit.click()

      await expect(form.received).toBeVisible()
      const reference = await readReference(page)
      const rows = await sql<Row>(stored, [visitor.email])
      expect(rows).toEqual([
        {
          reference,
          name: visitor.name,
          message: visitor.message,
          company: 'Client & Sons “<b>”',
          budget: '60k-150k',
          consent_text: sample.globals['hire-us'].consentText.replace('{company}', company.name),
        },
      ])
      const services = await sql<{ slug: string }>(
        `select s.slug from consultation_requests_rels l
         join consultation_requests r on r.id = l.parent_id
         join services s on s.id = l.services_id where r.email = $1 order by s.slug`,
        [visitor.email],
      )
      expect(services.map(({ slug }) => slug)).toEqual(['mobile-apps', 'web-applications'])

      await expect
        .poll(async () => (await emailsWith(reference, environment.dataDir)).length)
        .toBe(1 + sample.globals['hire-us'].recipients.length)
      const emails = await emailsWith(reference, environment.dataDir)
      const sentTo = (address: string) =>
        emails.find(({ to }) => to?.some((recipient) => recipient.address === address))
      const confirmation = sentTo(visitor.email)
      expect(confirmation?.subject).toContain(reference)
      expect(confirmation?.text).not.toContain(visitor.message)
      expect(confirmation?.html).not.toContain('Client')
      const notification = sentTo(company.email)
      expect(notification?.subject).toContain(visitor.name)
      expect(notification?.replyTo?.[0]?.address).toBe(visitor.email)
      expect(notification?.text).toContain(visitor.message)
      expect(notification?.html).toContain('Client &amp; Sons')
      expect(notification?.text).toContain(`${environment.adminUrl}/admin/collections/`)
    })

    test(`Journey: double click, reload and resubmit store a request once ${how}`, async ({
      page,
      sql,
    }) => {
      const visitor = newVisitor()
      await (javaScriptEnabled ? open(page, '/hire-us') : page.goto('/hire-us'))
      await fillIn(page, visitor)
      const form = consultationForm(page)
      await form.submit.dblclick()
      await expect(form.received).toBeVisible()
      const reference = await readReference(page)

      await page.reload()
      await expect(form.received).toBeVisible()
      expect(await readReference(page)).toBe(reference)

      await page.goBack()
      await expect(form.submit).toBeVisible()
      await fillIn(page, visitor)
      await form.submit.click()
      await expect(form.received).toBeVisible()
      expect(await readReference(page)).toBe(reference)
      const rows = await sql<Row>(stored, [visitor.email])
      expect(rows.map((row) => row.reference)).toEqual([reference])
    })
  })
}

test('Journey: an offline browser keeps what was typed, and sends it later', async ({
  page,
  context,
  watch,
  sql,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/, /^console The request could not be sent/)
  const visitor = newVisitor()
  await open(page, '/hire-us')
  const form = consultationForm(page)
  await fillIn(page, visitor)
  await form.phone.fill('+373 22 123 456')
  await untilPreloaded(page)
  await context.setOffline(true)
  await form.submit.click()
  await expect(page.getByRole('main').getByText('You appear to be offline')).toBeVisible()
  await expect(form.message).toHaveValue(visitor.message)
  await expect(form.email).toHaveValue(visitor.email)
  await expect(form.phone).toHaveValue('+373 22 123 456')
  await expect(form.consent).toBeChecked()

  await context.setOffline(false)
  await form.submit.click()
  await expect(form.received).toBeVisible()
  expect(await sql(stored, [visitor.email])).toHaveLength(1)
})

test('Journey: a link that is only pointed at while the browser is offline costs nothing typed', async ({
  page,
  context,
}) => {
  const visitor = newVisitor()
  await open(page, '/hire-us')
  const form = consultationForm(page)
  await fillIn(page, visitor)
  await untilPreloaded(page)
  await context.setOffline(true)
  await page.getByRole('complementary').getByRole('link').first().hover()
  await frames(page)
  await expect(form.message).toHaveValue(visitor.message, { timeout: 3_000 })
})

test('Journey: errors are reported before anything is sent, and while they are corrected', async ({
  page,
}) => {
  await open(page, '/hire-us')
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url())
  })
  const form = consultationForm(page)
  await form.submit.click()
  await expect(form.errors).toBeFocused()
  await expect(form.errors.getByRole('link')).toHaveCount(4)
  await form.name.pressSequentially('Ion')
  await expect(form.name, 'typing goes on where it was').toBeFocused()
  await expect(form.name).toHaveValue('Ion')
  await expect(form.name).not.toHaveAttribute('aria-invalid', 'true')
  await expect(form.email).toHaveAttribute('aria-invalid', 'true')
  expect(posts).toEqual([])
})

test('Journey: one press on the button is enough, also straight from a field that needs mending', async ({
  page,
}) => {
  await open(page, '/hire-us')
  const form = consultationForm(page)
  await form.phone.fill('call me')
  // What the field says appears above the button and must not move it away below the pointer.
  await form.submit.click()
  await expect(form.errors.getByRole('link')).toHaveCount(5)
})

test('Journey: an invented reference is not confirmed', async ({ page }) => {
  await open(page, '/hire-us?received=C-0000-0000')
  await expect(consultationForm(page).submit).toBeVisible()
  await expect(consultationForm(page).received).toHaveCount(0)
})
