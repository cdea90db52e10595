import { randomBytes } from 'node:crypto'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page, Request } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '../../chromium.ts'
import { frames, open } from '../support/browsing.ts'
import { consultationForm, fillIn, newVisitor } from '../support/consultation.ts'
import { query } from '../support/databases.ts'
import { OwnSite } from '../support/own-site.ts'
import { project } from '../support/sample.ts'
import { enterAs } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

// In one worker: they count in the same database. Other tests count nothing, as their browser says
// that it is headless.
test.describe.configure({ mode: 'default' })

const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
// Playwright's own option does not change what a page sends when it is left.
test.use({
  userAgent,
  launchOptions: {
    executablePath: chromiumPath,
    args: [...chromiumArguments, `--user-agent=${userAgent}`],
  },
})

const newCampaign = () => `spring-${randomBytes(4).toString('hex')}`
const parametersOf = (campaign: string) =>
  `?utm_source=Newsletter&utm_medium=email&utm_campaign=${campaign}`

type Sql = <Row extends Record<string, unknown>>(statement: string) => Promise<Row[]>

/** What has been counted, by kind, name and language. */
async function counted(sql: Sql): Promise<Map<string, number>> {
  const rows = await sql<{ key: string; count: number }>(
    `select trim(kind || ' ' || name || ' ' || language) as key, sum(count)::int as count
     from statistics group by 1`,
  )
  return new Map(rows.map(({ key, count }) => [key, count]))
}

/** Opens a page and waits until its script for the statistics has run. */
async function enter(page: Page, address: string, go = () => open(page, address)): Promise<void> {
  const isScript = (request: Request) =>
    request.method() === 'GET' && new URL(request.url()).pathname === '/statistics'
  const loaded = page.waitForEvent('requestfinished', isScript)
  await go()
  await loaded
  await frames(page)
}

/** The page is hidden: then it reports. */
const leave = (page: Page) => page.goto('about:blank')

test('Statistics: a visit counts each page once, also those that scripts load', async ({
  page,
  sql,
}) => {
  const before = await counted(sql)
  const campaign = newCampaign()
  await enter(page, `/about-us${parametersOf(campaign)}`)
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).click()
  await expect(page).toHaveURL('/services')
  await page.getByRole('main').getByRole('link', { name: project.title }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: project.title })).toBeVisible()
  await enter(page, '/ro/careers', () => page.evaluate(() => location.assign('/ro/careers')))
  await leave(page)

  const key = `campaign newsletter / email / ${campaign}`
  await expect
    .poll(async () => (await counted(sql)).get('page /careers ro') ?? 0)
    .toBeGreaterThan(before.get('page /careers ro') ?? 0)
  const now = await counted(sql)
  const added = (name: string) => (now.get(name) ?? 0) - (before.get(name) ?? 0)
  expect(now.get(key)).toBe(1)
  const pages = ['/about-us en', '/services en', `/services/${project.slug} en`, '/careers ro']
  for (const name of pages) expect(added(`page ${name}`), name).toBe(1)
  // The second page was entered from the first.
  expect(added('referrer -')).toBe(1)
  expect(added('visitor-language en')).toBe(1)
  const values = (vital: string) =>
    [...now].reduce((sum, [name]) => sum + (name.startsWith(`${vital} `) ? added(name) : 0), 0)
  expect(values('fcp')).toBe(2)
  expect(values('lcp')).toBe(2)
  expect(values('cls')).toBe(2)
})

test('Statistics: a visitor who objects is not counted', async ({
  page,
  browser,
  environment,
  sql,
}) => {
  const [objected, counts] = [newCampaign(), newCampaign()]
  const objecting = await browser.newContext({ baseURL: environment.siteUrl })
  await objecting.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  )
  const other = await objecting.newPage()
  await enter(other, `/${parametersOf(objected)}`)
  expect(await other.evaluate(() => sessionStorage.getItem('source'))).toBeNull()
  await leave(other)
  await objecting.close()
  await enter(page, `/${parametersOf(counts)}`)
  await leave(page)
  const names = async () => [...(await counted(sql)).keys()].join()
  await expect.poll(names).toContain(counts)
  expect(await names()).not.toContain(objected)
})

test('Statistics: the campaign of the first page is stored with the request, and the form’s steps are counted', async ({
  page,
  sql,
}) => {
  const before = await counted(sql)
  const campaign = newCampaign()
  const visitor = newVisitor()
  await enter(page, `/services${parametersOf(campaign)}`)
  // A new document, in which nothing but the tab is the same.
  await enter(page, '/hire-us')
  await fillIn(page, visitor)
  await consultationForm(page).submit.click()
  await expect(consultationForm(page).received).toBeVisible()
  await leave(page)
  expect(await sources(sql, visitor.email)).toEqual({
    campaign,
    source: 'Newsletter',
    medium: 'email',
  })
  const added = async () => {
    const now = await counted(sql)
    return ['seen', 'started', 'submitted'].map((step) => {
      const name = `form consultation ${step}`
      return (now.get(name) ?? 0) - (before.get(name) ?? 0)
    })
  }
  await expect.poll(added).toEqual([1, 1, 1])
})

test('Statistics: without scripts, the campaign in the URL of the form is stored', async ({
  browser,
  environment,
  sql,
}) => {
  const campaign = newCampaign()
  const visitor = newVisitor()
  const context = await browser.newContext({
    ...{ javaScriptEnabled: false, baseURL: environment.siteUrl },
  })
  const page = await context.newPage()
  await page.goto(`/hire-us${parametersOf(campaign)}`)
  await fillIn(page, visitor)
  await consultationForm(page).submit.click()
  await expect(consultationForm(page).received).toBeVisible()
  await context.close()
  expect(await sources(sql, visitor.email)).toMatchObject({ campaign, medium: 'email' })
})

async function sources(sql: Sql, email: string) {
  const [row] = await sql(
    `select source_campaign as campaign, source_campaign_source as source,
      source_campaign_medium as medium from consultation_requests where email = '${email}'`,
  )
  return row
}

test('Statistics: all staff see what was counted, by period', async ({
  browser,
  environment,
  adminApi,
  sql,
  watch,
}) => {
  watch.own(environment.adminUrl)
  await sql(
    `insert into statistics (day, kind, name, language, count) values
      (current_date - 2, 'page', '/careers', 'ru', 4321),
      (current_date - 60, 'page', '/about-us', 'en', 5432)
     on conflict (day, kind, name, language) do update set count = excluded.count`,
  )
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ colorScheme })
    const role = colorScheme === 'light' ? 'editor' : 'sales'
    await enterAs(role, context, environment.adminUrl, adminApi)
    const page = await context.newPage()
    await page.goto(`${environment.adminUrl}/admin`)
    await page.getByRole('link', { name: 'All statistics' }).click()
    const pages = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Pages', exact: true }) })
    await expect(pages.getByRole('row', { name: '/careers' })).toContainText('4,32')
    await expect(page.getByText('5,432')).toHaveCount(0)
    await page.getByRole('link', { name: '90 days' }).click()
    await expect(pages.getByRole('row', { name: '/about-us' })).toContainText('5,43')
    const { violations } = await new AxeBuilder({ page }).include('.statistics').analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([])
    await context.close()
  }
})

test('Statistics: with STATISTICS=off, pages load no script and nothing is counted', async ({
  page,
  environment,
  watch,
}) => {
  const site = await OwnSite.make(environment, 'statistics_off')
  try {
    await site.start({ STATISTICS: 'off' })
    watch.own(site.url)
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await open(page, `${site.url}/`)
    await frames(page)
    expect(await page.content()).not.toContain('data-statistics')
    await leave(page)
    expect(requests).not.toContain('/statistics')
    const headers = { 'Sec-Fetch-Site': 'same-origin', 'User-Agent': userAgent }
    const report = { method: 'POST', headers, body: '{"views":["/"]}' }
    expect((await fetch(`${site.url}/statistics`, report)).status).toBe(204)
    await site.stop()
    expect(await query(site.databaseUrl, 'select * from statistics')).toEqual([])
  } finally {
    await site.remove()
  }
})
