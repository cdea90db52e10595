import type { Page } from '@playwright/test'
import { globalsWithPages } from '../../../content/src/paths.ts'
import { query } from '../support/databases.ts'
import { useOwnAdmin } from '../support/own-admin.ts'
import { enterAs } from '../support/staff.ts'
import { insertApplications, insertRequests } from '../support/stored-submissions.ts'
import { expect, test } from '../support/test.ts'

// As a phone shows it: a page that is too wide makes its window wider.
test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
test.describe.configure({ mode: 'default' })

const widths = [390, 360]

/** Documents that no interface changes have no button to save them. */
const readOnly = ['emails', 'erasures', 'job-alerts']

const collections = [
  'services',
  'projects',
  'testimonials',
  'faqs',
  'legal-pages',
  'pages',
  'media',
  'vacancies',
  'employees',
  'departments',
  'articles',
  'topics',
  'consultation-requests',
  'applications',
  'job-alerts',
  'emails',
  'erasures',
  'users',
  'redirects',
]

const globals = [
  'company',
  'navigation',
  ...globalsWithPages(),
  'application-emails',
  'personal-data',
]

const softly = expect.configure({ soft: true })

const admin = useOwnAdmin(120_000)

test.beforeAll(async () => {
  const { databaseUrl, adminApi } = admin
  await insertRequests(databaseUrl, [{ name: 'Alexandra-Constantina Bărbulescu' }])
  await query(
    databaseUrl,
    `update consultation_requests set appointment_starts_at = now() + interval '2 days',
      appointment_ends_at = now() + interval '2 days 30 minutes'`,
  )
  await insertApplications(databaseUrl, ['Alexandra-Constantina Bărbulescu'])
  await query(
    databaseUrl,
    `insert into emails ("to", subject, template, data, message_id, status)
     values ('x@client.example', 'A subject', 'consultation-received', '{}', 'x', 'failed')`,
  )
  await query(
    databaseUrl,
    `insert into job_alerts (email, confirmed_at, told_until) values ('x@client.example', now(), now())`,
  )
  await query(
    databaseUrl,
    `insert into erasures (number, reason, erased)
     select 'E-1', enumlabel::enum_erasures_reason, '{}' from pg_enum
     where enumtypid = 'enum_erasures_reason'::regtype limit 1`,
  )
  await adminApi.create('redirects', {
    from: '/an-old-address',
    to: { type: 'custom', url: '/services' },
  })
})
test.beforeEach(async ({ watch, page }) => {
  watch.own(admin.adminUrl)
  await enterAs('admin', page.context(), admin.adminUrl, admin.adminApi)
})

const documentOf = async (collection: string): Promise<string> => {
  const [found] = await query<{ id: number }>(
    admin.databaseUrl,
    `select max(id) as id from ${collection.replaceAll('-', '_')}`,
  )
  expect(found?.id, `there is a document in ${collection}`).toBeTruthy()
  return `/admin/collections/${collection}/${found?.id}`
}

/** How far the page goes beyond its window, and which of its main parts are not where they can be used. */
const measure = (page: Page, width: number) =>
  page.evaluate((width) => {
    const controls = [...document.querySelectorAll('.doc-controls__controls-wrapper button')]
    const boxes = controls
      .filter((button) => button.checkVisibility())
      .map((button) => ({ button, box: button.getBoundingClientRect() }))
    const overlap = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1
    const heading = document.createRange()
    heading.selectNodeContents(document.querySelector('.list-header h1') ?? document.head)
    const title = heading.getBoundingClientRect()
    const views = document.querySelector('.list-header__actions')?.getBoundingClientRect()
    return {
      titleTouchesViews: !!views?.width && views.left - title.right < 8 && views.top < title.bottom,
      misnamed: document.querySelectorAll('[aria-label*="[object"]').length,
      tooWide: Math.max(document.documentElement.scrollWidth, innerWidth) - width,
      outside: boxes
        .filter(({ box }) => box.left < 0 || box.right > width)
        .map(({ button }) => button.id || button.textContent),
      covered: boxes
        .filter(({ button, box }) =>
          boxes.some((other) => other.button !== button && overlap(box, other.box)),
        )
        .map(({ button }) => button.id || button.textContent),
      canSave: boxes.some(({ button }) => button.id.startsWith('action-save')),
    }
  }, width)

async function expectToFit(page: Page, path: string, canSave: boolean): Promise<void> {
  await page.goto(`${admin.adminUrl}${path}`)
  await page.waitForLoadState('networkidle')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    await softly
      .poll(() => measure(page, width), { message: `${path} at ${width} px`, timeout: 3_000 })
      .toEqual({
        ...{ titleTouchesViews: false, misnamed: 0, tooWide: 0, outside: [], covered: [] },
        canSave,
      })
  }
}

test('Admin: a document of every collection fits a phone, with its buttons', async ({ page }) => {
  test.setTimeout(180_000)
  for (const collection of collections) {
    await expectToFit(page, await documentOf(collection), !readOnly.includes(collection))
  }
  await expectToFit(page, '/admin/account', true)
})

test('Admin: every global fits a phone, with its buttons', async ({ page }) => {
  test.setTimeout(180_000)
  for (const global of globals) {
    await expectToFit(page, `/admin/globals/${global}`, !readOnly.includes(global))
  }
})

test('Admin: every list, the dashboard and the board fit a phone', async ({ page }) => {
  test.setTimeout(180_000)
  const lists = collections.map((collection) => `/admin/collections/${collection}`)
  for (const path of ['/admin', '/admin/applications-board', '/admin/person', ...lists]) {
    await expectToFit(page, path, false)
  }
})

test('Admin: the bulk actions of a list are within reach on a phone', async ({ page }) => {
  await page.goto(`${admin.adminUrl}/admin/collections/services`)
  await page.waitForLoadState('networkidle')
  await page.locator('tbody input[type="checkbox"]').first().check({ force: true })
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    for (const name of ['Edit', 'Publish', 'Unpublish', 'Delete']) {
      const button = page
        .locator('.list-selection')
        .getByRole('button', { name, exact: true })
        .filter({ visible: true })
      const box = await button.boundingBox()
      softly(box, `${name} at ${width} px`).not.toBeNull()
      softly(box?.x, `${name} at ${width} px`).toBeGreaterThanOrEqual(0)
      softly((box?.x ?? 0) + (box?.width ?? 0), `${name} at ${width} px`).toBeLessThanOrEqual(width)
      await button.click({ trial: true, timeout: 3_000 })
    }
  }
})
