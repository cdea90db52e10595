import type { Page } from '@playwright/test'
import { query } from '../support/databases.ts'
import { useOwnAdmin } from '../support/own-admin.ts'
import { enterAs } from '../support/staff.ts'
import { insertApplications, insertRequests } from '../support/stored-submissions.ts'
import { expect, test } from '../support/test.ts'

// In one worker, on one admin of its own: whole lists are selected.
test.describe.configure({ mode: 'default' })

const admin = useOwnAdmin(120_000)

test.beforeEach(async ({ watch }) => {
  watch.own(admin.adminUrl)
  for (const table of ['consultation_requests', 'applications', 'emails']) {
    await query(admin.databaseUrl, `delete from ${table}`)
  }
})

async function openList(page: Page, inbox: string): Promise<void> {
  await page.goto(`${admin.adminUrl}/admin/collections/${inbox}`)
  await page.waitForLoadState('networkidle')
  await page.locator('thead input[type=checkbox]').check()
}

test('Bulk edit: it offers only what staff may change, and the status only with its email', async ({
  page,
}) => {
  await insertApplications(admin.databaseUrl, ['Ana'])
  await insertRequests(admin.databaseUrl, [{ name: 'Ion' }])
  await enterAs('admin', page.context(), admin.adminUrl, admin.adminApi)
  const offered: Record<string, string[]> = {
    applications: ['Assignee', 'Keep until', 'Rating'],
    'consultation-requests': ['Status', 'Assignee', 'Keep until'],
  }
  for (const [inbox, fields] of Object.entries(offered)) {
    await openList(page, inbox)
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await page.locator('.field-select .rs__control').click()
    await expect(page.getByRole('option')).toHaveText(fields)
  }
})

test('Bulk status: several applications are moved, emails are sent, and the result is shown', async ({
  page,
  watch,
}) => {
  watch.allow(/^423 POST .*\/move$/, /^console .* 423 .*\/move$/)
  await insertApplications(admin.databaseUrl, ['Ana', 'Ion', 'Maria', 'Mihai'])
  await query(admin.databaseUrl, `update applications set status = 'interview' where name = 'Ion'`)
  await enterAs('recruiter', page.context(), admin.adminUrl, admin.adminApi)
  await openList(page, 'applications')
  // Another member of staff opens Mihai meanwhile.
  const [lock] = await query<{ id: number }>(
    admin.databaseUrl,
    `insert into payload_locked_documents (created_at, updated_at) values (now(), now()) returning id`,
  )
  await query(
    admin.databaseUrl,
    `insert into payload_locked_documents_rels (parent_id, path, applications_id, users_id)
     select $1::integer, 'document', id, null::integer from applications where name = 'Mihai'
     union all select $1::integer, 'user', null, (select min(id) from users)`,
    [lock?.id],
  )
  await page.getByRole('button', { name: 'Change status (4)' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change the status of 4 selected' })
  await dialog.getByLabel('New status').selectOption('interview')
  await expect(dialog.getByRole('group', { name: 'Send them the status email?' })).toBeVisible()
  await expect(dialog.getByLabel('Text')).toHaveValue(/\{name\}/)
  await dialog.getByLabel('Subject').fill('Shall we talk, {name}?')
  await dialog.getByRole('button', { name: 'Move and send' }).click()
  await expect(dialog.getByRole('listitem')).toHaveText([
    'Moved: 2',
    'Emails in the queue: 2',
    'Already there: 1',
    'Not moved: 1',
    'Mihai: A colleague is editing it just now.',
  ])
  expect(
    await query(admin.databaseUrl, 'select name, status from applications order by name'),
  ).toEqual([
    { name: 'Ana', status: 'interview' },
    { name: 'Ion', status: 'interview' },
    { name: 'Maria', status: 'interview' },
    { name: 'Mihai', status: 'new' },
  ])
  expect(
    await query(
      admin.databaseUrl,
      `select subject from emails where subject not like 'Your account%' order by subject`,
    ),
  ).toEqual([{ subject: 'Shall we talk, Ana?' }, { subject: 'Shall we talk, Maria?' }])
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.locator('tbody .cell-status').filter({ hasText: 'Interview' })).toHaveCount(3)
})

test('Bulk status: no email is sent unless staff choose to', async ({ page }) => {
  await insertApplications(admin.databaseUrl, ['Ana', 'Ion'])
  await enterAs('recruiter', page.context(), admin.adminUrl, admin.adminApi)
  await openList(page, 'applications')
  await page.getByRole('button', { name: 'Change status (2)' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change the status of 2 selected' })
  await dialog.getByLabel('New status').selectOption('rejected')
  await dialog.getByRole('button', { name: 'Move without an email' }).click()
  await expect(dialog.getByRole('listitem')).toHaveText(['Moved: 2', 'Emails in the queue: 0'])
  expect(
    await query(admin.databaseUrl, `select 1 from emails where subject not like 'Your account%'`),
  ).toEqual([])
  expect(await query(admin.databaseUrl, 'select distinct status from applications')).toEqual([
    { status: 'rejected' },
  ])
})

test('Inbox: the reasons for possible spam are shown', async ({ page }) => {
  await insertApplications(admin.databaseUrl, ['Ana'])
  await query(
    admin.databaseUrl,
    `insert into applications_spam_signs ("order", parent_id, value)
     select 1, id, 'fast'::enum_applications_spam_signs from applications
     union all select 2, id, 'trap' from applications`,
  )
  await enterAs('recruiter', page.context(), admin.adminUrl, admin.adminApi)
  await page.goto(`${admin.adminUrl}/admin/collections/applications`)
  await page.locator('tbody').getByRole('link').first().click()
  const signs = page.locator('.fact').filter({ hasText: 'Possible spam' })
  await expect(signs.getByRole('listitem')).toHaveText([
    'Sent within seconds of opening the page',
    'Filled in a field that people do not see',
  ])
})

test('Inbox: only staff with that inbox are offered as assignees', async ({ page }) => {
  await insertRequests(admin.databaseUrl, [{ name: 'Ion' }])
  for (const role of ['editor', 'recruiter']) {
    await admin.adminApi.createStaff({
      email: `${role}-${crypto.randomUUID()}@stejar.example`,
      password: 'a password of this test',
      name: `Not for requests, ${role}`,
      roles: [role],
    })
  }
  await enterAs('sales', page.context(), admin.adminUrl, admin.adminApi)
  await page.goto(`${admin.adminUrl}/admin/collections/consultation-requests`)
  await page.locator('tbody').getByRole('link').first().click()
  await page.locator('#field-assignee .rs__control').click()
  await expect(page.getByRole('option', { name: /Test user, sales/ }).first()).toBeVisible()
  await expect(page.getByRole('option', { name: /Not for requests/ })).toHaveCount(0)
})
