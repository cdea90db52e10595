import { readFile } from 'node:fs/promises'
import { query } from '../support/databases.ts'
import { useOwnAdmin } from '../support/own-admin.ts'
import { enterAs } from '../support/staff.ts'
import { insertApplications, insertRequests } from '../support/stored-submissions.ts'
import { expect, test } from '../support/test.ts'

test.describe.configure({ mode: 'default' })

const admin = useOwnAdmin()

test.beforeEach(async ({ watch }) => {
  watch.own(admin.adminUrl)
  for (const table of ['consultation_requests', 'applications']) {
    await query(admin.databaseUrl, `delete from ${table}`)
  }
})

test('Inbox: the filtered list is exported as a table without formulas', async ({ page }) => {
  await insertRequests(admin.databaseUrl, [
    { name: 'Ștefan Țurcanu', message: '=HYPERLINK("https://evil.example","x")' },
    { name: 'Ольга', message: 'Two lines,\nand a "quote"' },
    { name: 'Won long ago', status: 'won', daysAgo: 9 },
  ])
  await enterAs('sales', page.context(), admin.adminUrl, admin.adminApi)
  await page.goto(`${admin.adminUrl}/admin/collections/consultation-requests`)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('tbody tr')).toHaveCount(3)
  const take = async () => {
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export as CSV' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^consultation-requests-[\d-]+\.csv$/)
    return readFile(await download.path(), 'utf8')
  }
  const all = await take()
  expect(all.charCodeAt(0), 'a byte order mark').toBe(0xfeff)
  expect(all).toContain(',Won long ago,')

  await page.getByRole('link', { name: 'New', exact: true }).click()
  await expect(page.locator('tbody tr')).toHaveCount(2)
  const filtered = await take()
  expect(filtered).not.toContain('Won long ago')
  expect(filtered).toContain('Ștefan Țurcanu')
  expect(filtered).toContain(`"'=HYPERLINK(""https://evil.example"",""x"")"`)
  expect(filtered).toContain('"Two lines,\nand a ""quote"""')
})

test('Inbox: the export is limited to what the user may read', async ({ page, request }) => {
  await insertRequests(admin.databaseUrl, [{ name: 'A secret' }])
  await insertApplications(admin.databaseUrl, ['Another secret'])
  const statusFor = async (inbox: string, headers: Record<string, string>) => {
    const answer = await request.get(`${admin.adminUrl}/api/${inbox}/export.csv`, { headers })
    if (!answer.ok()) expect(await answer.text()).not.toContain('secret')
    return answer.status()
  }
  expect(await statusFor('consultation-requests', {})).toBe(401)
  expect(await statusFor('applications', {})).toBe(401)
  const expected = {
    admin: [200, 200],
    editor: [403, 403],
    recruiter: [403, 200],
    sales: [200, 403],
  }
  for (const [role, statuses] of Object.entries(expected)) {
    const token = await enterAs(role, page.context(), admin.adminUrl, admin.adminApi)
    const headers = { Authorization: `JWT ${token}` }
    expect(
      [await statusFor('consultation-requests', headers), await statusFor('applications', headers)],
      role,
    ).toEqual(statuses)
  }
})

test('Inbox: the export holds more requests than one batch, each once', async ({
  page,
  request,
}) => {
  await query(
    admin.databaseUrl,
    `insert into consultation_requests
      (reference, name, email, idempotency_key, message, status, created_at, updated_at)
     select 'N-' || i, 'n', 'n@client.example', 'n' || i, 'm', 'new', now(), now()
     from generate_series(1, 1201) i`,
  )
  const token = await enterAs('sales', page.context(), admin.adminUrl, admin.adminApi)
  const answer = await request.get(`${admin.adminUrl}/api/consultation-requests/export.csv`, {
    headers: { Authorization: `JWT ${token}` },
  })
  const references = (await answer.text()).match(/^N-\d+/gm) ?? []
  expect(references).toHaveLength(1201)
  expect(new Set(references).size).toBe(1201)
})

test('Inbox: a request is shown as text, answered by email, and keeps its history', async ({
  page,
}) => {
  await insertRequests(admin.databaseUrl, [{ name: 'Ana Rusu', message: 'One.\nTwo.' }])
  const [stored] = await query<{ id: number; reference: string }>(
    admin.databaseUrl,
    'select id, reference from consultation_requests',
  )
  await enterAs('sales', page.context(), admin.adminUrl, admin.adminApi)
  await page.goto(`${admin.adminUrl}/admin/collections/consultation-requests/${stored?.id}`)
  await page.waitForLoadState('networkidle')
  await expect(page.getByText('One.\nTwo.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'client@client.example' })).toHaveAttribute(
    'href',
    'mailto:client@client.example',
  )
  const reply = new URL(
    (await page.getByRole('link', { name: 'Reply by email' }).getAttribute('href')) ?? '',
  )
  expect(reply.pathname).toBe('client@client.example')
  expect(reply.searchParams.get('subject')).toBe(`Your request to Stejar (${stored?.reference})`)
  expect(reply.searchParams.get('body')).toMatch(/^Hello Ana Rusu,/)

  await page.locator('#field-status .rs__control').click()
  await page.getByRole('option', { name: 'In contact' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/successfully/i).first()).toBeVisible()
  expect(
    await query(admin.databaseUrl, 'select status, message from consultation_requests'),
  ).toEqual([{ status: 'in-contact', message: 'One.\nTwo.' }])
  await page.goto(`${page.url()}/versions`)
  await expect(page.locator('tbody tr')).not.toHaveCount(0)
})

test('Inbox: each saved filter shows what its label says', async ({ page }) => {
  await enterAs('sales', page.context(), admin.adminUrl, admin.adminApi)
  const [me] = await query<{ id: number }>(admin.databaseUrl, 'select max(id) as id from users')
  await insertRequests(admin.databaseUrl, [
    { name: 'Fresh' },
    { name: 'Waiting', daysAgo: 3 },
    { name: 'Taken', status: 'in-contact', assignee: me?.id },
    { name: 'Finished', status: 'won', assignee: me?.id },
    { name: 'Spam', status: 'spam' },
  ])
  await page.goto(`${admin.adminUrl}/admin/collections/consultation-requests`)
  const shown: Record<string, string[]> = {
    All: ['Finished', 'Fresh', 'Spam', 'Taken', 'Waiting'],
    New: ['Fresh', 'Waiting'],
    'Waiting more than two days': ['Waiting'],
    Mine: ['Taken'],
    Unassigned: ['Fresh', 'Waiting'],
  }
  for (const [filter, names] of Object.entries(shown)) {
    const link = page.getByRole('link', { name: filter, exact: true })
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(async () => {
      const cells = await page.locator('tbody .cell-name').allTextContents()
      expect(cells.sort(), filter).toEqual(names)
    }).toPass({ timeout: 5_000 })
  }
})
