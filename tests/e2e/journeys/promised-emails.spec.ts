import type { Page } from '@playwright/test'
import { applicationForm, newApplicant } from '../support/application.ts'
import { open } from '../support/browsing.ts'
import { chooseTime, consultationForm, fillIn, newVisitor } from '../support/consultation.ts'
import { expect, test } from '../support/test.ts'

/** As in content/src/email/emails.ts, which reads the settings of an app. */
const unconfirmedLimits = { ofTemplateInHour: 5, inDay: 15 }

const emailsTo = `select template, attachments is not null as invites from emails where "to" = $1 order by id`

/** As many of a template as an address gets in an hour. */
const fill = `insert into emails ("to", subject, template, data, message_id, status, attempts)
  select $1, 'x', $2, '{}', gen_random_uuid(), 'sent', 1 from generate_series(1, $3::int)`

async function askForAlert(page: Page, email: string) {
  const main = page.getByRole('main')
  await open(page, '/job-alerts')
  await main.getByRole('textbox', { name: 'Email' }).fill(email)
  await main.getByRole('checkbox', { name: /^I agree/ }).check()
  await main.getByRole('button', { name: 'Send me the confirmation' }).click()
}

test('Journey: an application, a job alert and two calls with one address all get their mails', async ({
  page,
  sql,
}) => {
  test.slow()
  const { name, email } = newApplicant()
  const form = applicationForm(page)
  await open(page, '/apply')
  await form.name.fill(name)
  await form.email.fill(email)
  await form.link(1).fill('ana.example')
  await form.consent.check()
  await form.submit.click()
  await expect(form.received).toBeVisible()
  await askForAlert(page, email)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Check your mailbox')
  for (const day of [6, 6]) {
    await page.goto('/hire-us')
    await fillIn(page, { ...newVisitor(), email })
    await chooseTime(page, day)
    await consultationForm(page).submit.click()
    await expect(consultationForm(page).received).toBeVisible()
    await expect(page.getByText('A confirmation is on its way')).toBeVisible()
  }
  expect(await sql(emailsTo, [email])).toEqual([
    { template: 'application-received', invites: false },
    { template: 'job-alert-confirm', invites: false },
    { template: 'consultation-received', invites: true },
    { template: 'consultation-received', invites: true },
  ])
})

test('Journey: a mail that is held back is not promised', async ({ page, sql }) => {
  const { ofTemplateInHour } = unconfirmedLimits
  const visitor = newVisitor()
  for (const template of ['consultation-received', 'job-alert-confirm']) {
    await sql(fill, [visitor.email, template, ofTemplateInHour])
  }
  await page.goto('/hire-us')
  await fillIn(page, visitor)
  await consultationForm(page).submit.click()
  await expect(consultationForm(page).received).toBeVisible()
  await expect(page.getByText('We send no confirmation by email this time')).toBeVisible()
  await expect(page.getByText('A confirmation is on its way')).toHaveCount(0)
  await askForAlert(page, visitor.email)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'We have sent no email this time',
  )
  expect(await sql(emailsTo, [visitor.email])).toHaveLength(2 * ofTemplateInHour)
})
