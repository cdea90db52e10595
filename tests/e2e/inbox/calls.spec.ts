import type { Page } from '@playwright/test'
import { query } from '../support/databases.ts'
import { useOwnAdmin } from '../support/own-admin.ts'
import { enterAs } from '../support/staff.ts'
import { insertRequests } from '../support/stored-submissions.ts'
import { expect, test } from '../support/test.ts'

// In one worker, on one admin of its own: all tests share the offered times.
test.describe.configure({ mode: 'default' })

/** The only one of the sample company with whom calls are booked. */
const consultant = 'olga-balan'

const admin = useOwnAdmin(120_000)

test.beforeEach(async ({ watch }) => {
  watch.own(admin.adminUrl)
  await query(admin.databaseUrl, 'delete from consultation_requests')
  await query(admin.databaseUrl, 'delete from emails')
})

type Stored = { id: number; reference: string; name: string; startsAt: string }

/** A request with a call that many days from now, at ten o'clock in UTC. */
async function bookCall(name: string, days: number): Promise<Stored> {
  await insertRequests(admin.databaseUrl, [{ name }])
  const [stored] = await query<Stored>(
    admin.databaseUrl,
    `update consultation_requests set
       appointment_starts_at = date_trunc('day', now()) + $2 * interval '1 day' + interval '10 hours',
       appointment_ends_at = date_trunc('day', now()) + $2 * interval '1 day' + interval '630 minutes',
       appointment_blocked_until =
         date_trunc('day', now()) + $2 * interval '1 day' + interval '645 minutes',
       appointment_consultant_id = (select id from employees where slug = '${consultant}'),
       appointment_time_zone = 'America/New_York',
       appointment_sequence = 0
     where name = $1
     returning id, reference, name, appointment_starts_at as "startsAt"`,
    [name, days],
  )
  if (!stored) throw new Error('The request was not stored.')
  return { ...stored, startsAt: new Date(stored.startsAt).toISOString() }
}

const appointmentOf = async ({ id }: Stored) => {
  const [row] = await query<{ startsAt: Date; cancelledAt: Date | null; sequence: string }>(
    admin.databaseUrl,
    `select appointment_starts_at as "startsAt", appointment_cancelled_at as "cancelledAt",
       appointment_sequence as sequence from consultation_requests where id = $1`,
    [id],
  )
  return row
}

const emailsAbout = ({ reference }: Stored) =>
  query<{ to: string; template: string; data: { message?: string }; attachments: unknown }>(
    admin.databaseUrl,
    'select "to", template, data, attachments from emails where about = $1 order by id',
    [reference],
  )

async function openRequest(page: Page, { id }: Stored): Promise<void> {
  await page.goto(`${admin.adminUrl}/admin/collections/consultation-requests/${id}`)
  await page.waitForLoadState('networkidle')
}

const enter = (role: string, page: Page) =>
  enterAs(role, page.context(), admin.adminUrl, admin.adminApi)

test('Calls: sales move one from the request, and both sides are notified', async ({ page }) => {
  const request = await bookCall('Ana Rusu', 3)
  await enter('sales', page)
  await openRequest(page, request)
  await page.getByRole('button', { name: 'Move the call' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move the call with Ana Rusu' })
  await expect(dialog.getByText('Time in Chisinau')).toBeVisible()
  const send = dialog.getByRole('button', { name: 'Move the call and send the emails' })
  await expect(send).toBeDisabled()
  const time = dialog.getByRole('radio', { disabled: false }).first()
  await time.check()
  const to = await time.inputValue()
  await expect(dialog.getByText(/^For the client in New York: /)).toBeVisible()
  await dialog.getByLabel('Message to the client (optional)').fill('Our office is closed then.')
  await send.click()
  await expect(dialog).toBeHidden()
  await expect(
    page.getByText('The call has been moved. The emails are in the queue.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Move the call' })).toBeFocused()
  expect((await appointmentOf(request))?.startsAt.toISOString()).toBe(to)
  const emails = await emailsAbout(request)
  expect(emails.map(({ template }) => template).sort()).toEqual([
    'appointment-moved',
    'appointment-notice',
  ])
  for (const { attachments } of emails) {
    expect(JSON.stringify(attachments)).toContain('METHOD:REQUEST')
    expect(JSON.stringify(attachments)).toContain('SEQUENCE:1')
  }
  const clients = emails.find(({ template }) => template === 'appointment-moved')
  expect(clients?.to).toBe('client@client.example')
  expect(clients?.data.message).toBe('Our office is closed then.')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'History' }).click()
  await expect(page.locator('[data-kind^="appointment"]')).toContainText('Test user, sales')
})

test('Calls: the offered times start on the day of the call', async ({ page }) => {
  const request = await bookCall('Ana Rusu', 3)
  const token = await enter('sales', page)
  const times = `${admin.adminUrl}/api/consultation-requests/${request.id}/slots`
  const answer = await fetch(times, { headers: { Authorization: `JWT ${token}` } })
  const { startsAt } = (await answer.json()) as { startsAt: string[] }
  const later = startsAt[Math.floor(startsAt.length / 2)] ?? ''
  await query(
    admin.databaseUrl,
    `update consultation_requests set appointment_starts_at = $2,
       appointment_blocked_until = $2::timestamptz + interval '45 minutes' where id = $1`,
    [request.id, later],
  )
  await openRequest(page, request)
  await page.getByRole('button', { name: 'Move the call' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move the call with Ana Rusu' })
  const current = dialog.getByRole('radio', { disabled: true })
  await expect(current).toHaveValue(later)
  await expect(current).not.toBeChecked()
  expect(await dialog.getByRole('radio').count()).toBeGreaterThan(1)
  await expect(dialog.getByText(/^\d\d:\d\d\s*current time$/)).toBeVisible()
})

test('Calls: a slot that was booked meanwhile is rejected, and the slots are loaded again', async ({
  page,
  watch,
}) => {
  watch.allow(/^409 POST .*\/call$/, /^console .* 409 .*\/call$/)
  const request = await bookCall('Ana Rusu', 3)
  await enter('sales', page)
  await openRequest(page, request)
  await page.getByRole('button', { name: 'Move the call' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move the call with Ana Rusu' })
  const time = dialog.getByRole('radio', { disabled: false }).first()
  await time.check()
  const to = await time.inputValue()
  await insertRequests(admin.databaseUrl, [{ name: 'Faster' }])
  await query(
    admin.databaseUrl,
    `update consultation_requests set appointment_starts_at = $1,
       appointment_ends_at = $1::timestamptz + interval '30 minutes',
       appointment_blocked_until = $1::timestamptz + interval '45 minutes',
       appointment_consultant_id = (select id from employees where slug = '${consultant}')
     where name = 'Faster'`,
    [to],
  )
  await dialog.getByRole('button', { name: 'Move the call and send the emails' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(
    'This time was taken meanwhile. Choose another one.',
  )
  await expect(dialog.locator(`input[value="${to}"]`)).toHaveCount(0)
  expect((await appointmentOf(request))?.startsAt.toISOString()).toBe(request.startsAt)
  expect(await emailsAbout(request)).toEqual([])
})

test('Calls: sales cancel one after confirming', async ({ page }) => {
  const request = await bookCall('Ana Rusu', 3)
  await enter('sales', page)
  await openRequest(page, request)
  await page.getByRole('button', { name: 'Cancel the call' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel the call with Ana Rusu?' })
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(dialog).toBeHidden()
  expect((await appointmentOf(request))?.cancelledAt).toBeNull()

  await page.getByRole('button', { name: 'Cancel the call' }).click()
  await dialog.getByRole('button', { name: 'Cancel the call and send the emails' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('The call is cancelled. The emails are in the queue.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Move the call' })).toHaveCount(0)
  const cancelled = page.getByText('The call is cancelled.', { exact: true })
  await expect(cancelled).toBeVisible()
  await expect(page.locator(':focus')).toContainText('The call is cancelled.')
  expect((await appointmentOf(request))?.cancelledAt).not.toBeNull()
  const emails = await emailsAbout(request)
  expect(emails).toHaveLength(2)
  for (const { attachments } of emails) {
    expect(JSON.stringify(attachments)).toContain('METHOD:CANCEL')
  }
})

test('Calls: the next ones are on the dashboard and in the list', async ({ page, browser }) => {
  const later = await bookCall('Later', 5)
  const next = await bookCall('Next', 2)
  const over = await bookCall('Over', -2)
  const cancelled = await bookCall('Cancelled one', 4)
  await query(
    admin.databaseUrl,
    'update consultation_requests set appointment_cancelled_at = now() where id = $1',
    [cancelled.id],
  )
  await enter('sales', page)
  await page.goto(`${admin.adminUrl}/admin`)
  const card = page.locator('section').filter({ hasText: 'Upcoming calls' })
  await expect(card.getByRole('heading')).toHaveText('Upcoming calls2')
  await expect(card.getByRole('link')).toHaveText(['Next', 'Later'])
  await expect(card).toContainText('Times in Chisinau')
  // The browser of the tests is in Chisinau as well.
  await expect(card.getByText('your time')).toHaveCount(0)
  await card.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(new RegExp(`consultation-requests/${next.id}$`))

  await page.goto(`${admin.adminUrl}/admin/collections/consultation-requests`)
  const cell = (name: string) =>
    page.getByRole('row').filter({ hasText: name }).locator('.call-cell')
  await expect(cell('Later')).toHaveText(/1[23]:00$/)
  await expect(cell('Cancelled one')).toHaveText('Cancelled')
  await expect(cell('Over')).toHaveClass(/call-cell--quiet/)
  expect(over.id).not.toBe(later.id)
  await page.getByRole('link', { name: 'Upcoming calls', exact: true }).click()
  await expect(page.locator('tbody .cell-name')).toHaveCount(2)
  await expect(page.getByRole('link', { name: 'Upcoming calls', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )

  const context = await browser.newContext({ timezoneId: 'America/New_York' })
  const away = await context.newPage()
  await enter('sales', away)
  await away.goto(`${admin.adminUrl}/admin`)
  await expect(away.getByText(/0[56]:00 your time$/)).toHaveCount(2)
  await context.close()
})
