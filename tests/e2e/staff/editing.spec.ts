import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { query } from '../support/databases.ts'
import { enterOwnAdmin, useOwnAdmin } from '../support/own-admin.ts'
import { expect, test } from '../support/test.ts'

test.describe.configure({ mode: 'default' })
// In another time zone than the company.
test.use({ timezoneId: 'America/New_York' })

const admin = useOwnAdmin(120_000)

test.beforeEach(async ({ context, watch }) => {
  test.setTimeout(180_000)
  await enterOwnAdmin(admin, { context, watch })
})

const picture = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer(),
})

/** Tells clicks; typing and the Tab key cost none. */
function clickCounter() {
  const counter = {
    clicks: 0,
    click: async (target: Locator) => {
      counter.clicks += 1
      await target.click()
    },
  }
  return counter
}

const tab = (page: Page, name: string) =>
  page.locator('.tabs-field__tab-button').filter({ hasText: name })

test('Editing: a project is published from nothing in at most 15 clicks', async ({ page }) => {
  await page.goto(`${admin.adminUrl}/admin/collections/projects`)
  await page.waitForLoadState('networkidle')
  const counter = clickCounter()
  const { click } = counter
  await click(page.locator('.list-header').getByText('Create New'))
  await page.waitForURL(/\/create$/)
  await page.waitForLoadState('networkidle')
  await click(page.locator('#field-title'))
  await page.keyboard.type('The ferry office')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Tickets for the ferries of a lake.')
  await click(page.locator('#field-cover').getByRole('button', { name: 'Choose from existing' }))
  await click(page.getByRole('button', { name: 'verde-city-requests-2' }))
  await click(page.locator('#field-services .rs__control'))
  await click(page.locator('.rs__option').first())
  await click(tab(page, 'Case study'))
  const chapters = page.locator('.rich-text-lexical [contenteditable=true]')
  await expect(chapters).toHaveCount(3)
  for (const chapter of await chapters.all()) {
    await click(chapter)
    await page.keyboard.type('What happened.')
  }
  await click(tab(page, 'Facts'))
  await click(page.locator('#field-client'))
  for (const text of ['Lake Lines', 'Travel', '2026', '6', '4']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await click(page.locator('#action-save'))
  await page.waitForURL(/\/projects\/\d+$/)
  await expect(page.locator('.status').first()).toHaveText('Status: Published')
  expect(counter.clicks).toBeLessThanOrEqual(15)
})

test('Editing: several pictures go into a gallery at once, new ones or from the media', async ({
  page,
}) => {
  const { id, gallery } = await admin.adminApi.bySlug('projects', 'nord-rail-tickets')
  const before = (gallery as unknown[]).length
  await page.goto(`${admin.adminUrl}/admin/collections/projects/${id}`)
  await page.waitForLoadState('networkidle')
  await tab(page, 'Case study').click()
  await page.getByRole('button', { name: 'Upload several pictures' }).click()
  await page
    .locator('.drawer--is-open input[type=file]')
    .setInputFiles([await picture('quay.png', '#2f6f4f'), await picture('pier.png', '#6f4f2f')])
  const drawer = page.locator('.drawer--is-open')
  for (const text of ['A quay at night', 'A pier by day']) {
    await drawer.locator('#field-alt').fill(text)
    await drawer.getByRole('button', { name: 'Next' }).click()
  }
  await drawer.locator('.bulk-upload--actions-bar button', { hasText: 'Save' }).click()
  await expect(page.locator('#field-gallery .array-field__row')).toHaveCount(before + 2)

  await page.getByRole('button', { name: 'Choose several pictures' }).click()
  const rows = drawer.locator('tbody tr').filter({ hasText: 'verde-city-requests-' })
  await expect(rows).toHaveCount(2)
  for (const row of await rows.all()) await row.locator('input').check({ force: true })
  await drawer.getByRole('button', { name: 'Select 2' }).click()
  await expect(page.locator('#field-gallery .array-field__row')).toHaveCount(before + 4)

  await page.locator('#action-save').click()
  await expect(page.locator('.payload-toast-container').getByText(/successfully/)).toBeVisible()
  const stored = await admin.adminApi.bySlug('projects', 'nord-rail-tickets')
  expect(stored.gallery).toHaveLength(before + 4)
  const texts = await query<{ alt: string }>(
    admin.databaseUrl,
    `select alt from projects_gallery join media_locales on media_locales._parent_id = image_id
    where projects_gallery._parent_id = ${id} and _locale = 'en'
    and _order in (${before + 1}, ${before + 2}) order by _order`,
  )
  expect(texts).toEqual([{ alt: 'A quay at night' }, { alt: 'A pier by day' }])
})

test('Editing: the list of versions names who made them', async ({ page }) => {
  const { id } = await admin.adminApi.bySlug('projects', 'verde-city-requests')
  await admin.adminApi.publish('projects', id, { client: 'Verde' })
  await page.goto(`${admin.adminUrl}/admin/collections/projects/${id}/versions`)
  const versions = page.locator('.versions tbody tr')
  await expect(versions.first()).toContainText('First')
  await expect(versions.last()).toContainText('Unknown author')
})

test('Editing: publishing is scheduled in the time zone of the company', async ({ page }) => {
  const { id } = await admin.adminApi.bySlug('faqs', 'what-does-a-project-cost')
  await page.goto(`${admin.adminUrl}/admin/collections/faqs/${id}`)
  await page.waitForLoadState('networkidle')
  await page.locator('.form-submit .popup-button').last().click()
  await page.getByRole('button', { name: /^Schedule/ }).click()
  const dialog = page.locator('.schedule-publish')
  await expect(dialog).toContainText('Company time (Europe/Chisinau)')
  const input = dialog.locator('.date-time-picker input').first()
  await input.fill('Jun 15, 2040, 09:30')
  await input.press('Enter')
  await dialog.locator('#scheduled-publish-save').click()
  await expect(dialog.locator('.schedule-publish__upcoming table')).toContainText('09:30')
  const [job] = await query<{ at: Date }>(
    admin.databaseUrl,
    'select wait_until as at from payload_jobs order by id desc limit 1',
  )
  // Summer time in Chișinău is three hours ahead.
  expect(job?.at).toEqual(new Date('2040-06-15T06:30:00Z'))
})
