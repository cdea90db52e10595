import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { query } from '../support/databases.ts'
import { useOwnAdmin } from '../support/own-admin.ts'
import { closedVacancy } from '../support/sample.ts'
import { enterAs } from '../support/staff.ts'
import { insertApplications, insertRequests } from '../support/stored-submissions.ts'
import { expect, test } from '../support/test.ts'

// In one worker, on one admin of its own: every number on a dashboard depends on other tests.
test.describe.configure({ mode: 'default' })

const admin = useOwnAdmin()

test.beforeEach(async ({ watch }) => {
  watch.own(admin.adminUrl)
  for (const table of ['consultation_requests', 'applications', 'emails', 'payload_jobs']) {
    await query(admin.databaseUrl, `delete from ${table}`)
  }
})

const enter = (role: string, page: Page) =>
  enterAs(role, page.context(), admin.adminUrl, admin.adminApi)

const card = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title }) })

test('Dashboard: without submissions, it says so and what will appear', async ({ page }) => {
  await enter('sales', page)
  await page.goto(`${admin.adminUrl}/admin`)
  await expect(page.getByText('Nothing waits for you.')).toBeVisible()
  await expect(
    page.getByText(/^None yet\. Whatever is sent through the hire-us page/),
  ).toBeVisible()
  await expect(page.getByRole('img', { name: 'By week' })).toHaveCount(0)
  // Payload's own cards stay below.
  await expect(page.getByRole('link', { name: /consultation requests/i }).last()).toBeVisible()
})

test('Dashboard: its numbers follow the data', async ({ page }) => {
  await enter('sales', page)
  const [me] = await query<{ id: number }>(
    admin.databaseUrl,
    `select parent_id as id from users_roles where value = 'sales' order by parent_id desc limit 1`,
  )
  await insertRequests(admin.databaseUrl, [
    { name: 'Ana', daysAgo: 3, referrer: 'https://www.search.example/?q=x' },
    { name: 'Ion', daysAgo: 1, referrer: 'search.example' },
    { name: 'Mihai', status: 'in-contact', campaign: 'autumn', assignee: me?.id },
    { name: 'Long ago', status: 'won', daysAgo: 200 },
  ])
  await page.goto(`${admin.adminUrl}/admin`)
  const fresh = card(page, 'New consultation requests')
  await expect(fresh.getByRole('heading')).toHaveText('New consultation requests2')
  await expect(fresh).toContainText('The oldest came 3 days ago.')
  const mine = card(page, 'Requests assigned to me')
  await expect(mine.getByRole('listitem')).toHaveText([/^MihaiIn contact/])
  await expect(page.getByRole('heading', { name: 'in the last 12 weeks' })).toHaveText(
    'Consultation requests in the last 12 weeks3',
  )
  const described = async (name: string) =>
    page.getByRole('img', { name }).locator('desc').textContent()
  expect(await described('By source')).toBe('search.example: 2, autumn: 1')
  expect(await described('By status')).toBe('New: 2, In contact: 1')
  // The same as a table.
  await page.getByText('As a table: By status').click()
  await expect(page.getByRole('row', { name: 'In contact 1' })).toBeVisible()

  await fresh.getByRole('link', { name: 'See them' }).click()
  await expect(page.getByRole('link', { name: 'New', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(page.locator('tbody tr')).toHaveCount(2)

  await query(admin.databaseUrl, `update consultation_requests set status = 'lost'`)
  await page.goto(`${admin.adminUrl}/admin`)
  await expect(page.getByText('Nothing waits for you.')).toBeVisible()
})

test('Dashboard: a warning links to the field while submissions have no recipient', async ({
  page,
  browser,
}) => {
  const title = 'No one is notified of consultation requests'
  await enter('editor', page)
  await page.goto(`${admin.adminUrl}/admin`)
  await expect(page.getByRole('heading', { name: 'Today', exact: true })).toBeVisible()
  await expect(page.getByText(/^No one is notified of/)).toHaveCount(0)

  const recipients = await query<{ text: string; parent_id: number; order: number; path: string }>(
    admin.databaseUrl,
    'select text, parent_id, "order", path from hire_us_texts',
  )
  await query(admin.databaseUrl, 'delete from hire_us_texts')
  try {
    await page.goto(`${admin.adminUrl}/admin`)
    const warning = card(page, title)
    const [red = 0, green = 0] = await warning
      .getByRole('heading')
      .evaluate((heading) => getComputedStyle(heading).color.match(/\d+/g)?.map(Number) ?? [])
    expect(red).toBeGreaterThan(2 * green)
    await expect(card(page, 'No one is notified of applications')).toHaveCount(0)
    const { violations } = await new AxeBuilder({ page }).include('.summary__missing').analyze()
    expect(violations).toEqual([])
    await warning.getByRole('link', { name: 'Set the recipients' }).click()
    await expect(page).toHaveURL(/\/admin\/globals\/hire-us/)
    await expect(page.getByText('Who is told about a request (email)')).toBeInViewport()

    const context = await browser.newContext()
    await enterAs('sales', context, admin.adminUrl, admin.adminApi)
    const other = await context.newPage()
    await other.goto(`${admin.adminUrl}/admin`)
    await expect(card(other, title)).toContainText('An administrator or an editor can change this.')
    await context.close()
  } finally {
    for (const { text, parent_id, order, path } of recipients) {
      await query(
        admin.databaseUrl,
        'insert into hire_us_texts (text, parent_id, "order", path) values ($1, $2, $3, $4)',
        [text, parent_id, order, path],
      )
    }
  }
})

test('Dashboard: every role sees what it may, and nothing else', async ({ browser }) => {
  await insertRequests(admin.databaseUrl, [{ name: 'A request' }])
  await insertApplications(admin.databaseUrl, ['An application'])
  await query(
    admin.databaseUrl,
    `insert into emails ("to", subject, template, data, message_id, status, attempts, updated_at, created_at)
     values ('x@client.example', 'x', 'consultation-received', '{}', 'x', 'failed', 5, now(), now())`,
  )
  await query(
    admin.databaseUrl,
    `insert into payload_jobs (input, task_slug, wait_until, updated_at, created_at)
     values ('{"type":"publish","global":"home"}', 'schedulePublish', now() + interval '2 days', now(), now())`,
  )
  await query(admin.databaseUrl, 'update vacancies set closes_on = $1 where slug = $2', [
    '2020-01-01T12:00:00Z',
    closedVacancy.slug,
  ])
  const all = [
    'New consultation requests',
    'New applications',
    'Emails that could not be sent',
    'Closed and still published',
    'Scheduled',
    'Page views in the last 28 days',
    'Consultation requests in the last 12 weeks',
    'Applications in the last 12 weeks',
  ]
  const seen: Record<string, string[]> = {
    admin: all,
    editor: ['Closed and still published', 'Scheduled', 'Page views in the last 28 days'],
    recruiter: [
      'New applications',
      'Closed and still published',
      'Page views in the last 28 days',
      'Applications in the last 12 weeks',
    ],
    sales: [
      'New consultation requests',
      'Page views in the last 28 days',
      'Consultation requests in the last 12 weeks',
    ],
  }
  for (const [role, titles] of Object.entries(seen)) {
    const page = await browser.newPage()
    await enter(role, page)
    await page.goto(`${admin.adminUrl}/admin`)
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
    const headings = await page.locator('.summary h2').allTextContents()
    expect(headings.map((text) => text.replace(/\d+$/, '')).sort(), role).toEqual(
      [...titles].sort(),
    )
    await page.context().close()
  }
})

test('Dashboard: staff read it, the menu and the forms in their language', async ({ page }) => {
  await insertRequests(admin.databaseUrl, [{ name: 'Ana' }])
  await enter('admin', page)
  await page.goto(`${admin.adminUrl}/admin/account`)
  const languages = [
    {
      name: 'Română',
      today: 'Astăzi',
      waiting: 'Cereri de consultație noi',
      vacancies: 'Posturi vacante',
      closes: 'Se închide la',
      hint: 'Ultima zi pentru candidaturi. Gol: deschis până la ocupare.',
    },
    {
      name: 'Русский',
      today: 'Сегодня',
      waiting: 'Новые запросы на консультацию',
      vacancies: 'Вакансии',
      closes: 'Закрывается',
      hint: 'Последний день приёма откликов. Пусто: открыта, пока не занята.',
    },
  ]
  for (const language of languages) {
    await page.goto(`${admin.adminUrl}/admin/account`)
    await page.waitForLoadState('networkidle')
    await page.locator('.payload-settings__language .rs__control').click()
    const changed = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await page.getByRole('option', { name: language.name }).click()
    await changed
    await page.goto(`${admin.adminUrl}/admin`)
    await expect(page.getByRole('heading', { level: 1, name: language.today })).toBeVisible()
    await expect(card(page, language.waiting)).toBeVisible()
    await page.goto(`${admin.adminUrl}/admin/collections/vacancies`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(language.vacancies)
    await page.locator('tbody tr').first().getByRole('link').first().click()
    await expect(page.getByText(language.closes, { exact: true }).first()).toBeVisible()
    await expect(page.getByText(language.hint)).toBeVisible()
  }
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`Dashboard: it has no accessibility violations, ${colorScheme}`, async ({ browser }) => {
    await insertRequests(admin.databaseUrl, [{ name: 'Ana', daysAgo: 3 }])
    await insertApplications(admin.databaseUrl, ['Ion'])
    const context = await browser.newContext({ colorScheme })
    const page = await context.newPage()
    await enter('admin', page)
    await page.goto(`${admin.adminUrl}/admin`)
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    await page.getByText('As a table: By status').first().click()
    const { violations, passes } = await new AxeBuilder({ page })
      .include('.summary')
      .setLegacyMode()
      .analyze()
    expect(passes.length).toBeGreaterThan(10)
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([])
    await context.close()
  })
}

test('Admin: it shows the company’s name and logo, without requests to other hosts', async ({
  page,
}) => {
  await page.goto(`${admin.adminUrl}/admin/login`)
  await expect(page).toHaveTitle(/· Stejar$/)
  await expect(page.locator('.brand--large')).toHaveText('Stejar')
  const favicon = await page.locator('link[rel=icon]').first().getAttribute('href')
  expect((await page.request.get(new URL(favicon ?? '', admin.adminUrl).href)).status()).toBe(200)
})
