import type { Page } from '@playwright/test'
import { query } from '../support/databases.ts'
import { enterOwnAdmin, useOwnAdmin } from '../support/own-admin.ts'
import { expect, test } from '../support/test.ts'

test.describe.configure({ mode: 'default' })

// A page that every visitor sees is published.
const admin = useOwnAdmin(120_000)

test.beforeEach(async ({ context, watch }) => {
  await enterOwnAdmin(admin, { context, watch })
})

const publish = '#action-save'
const saveDraft = '#action-save-draft'

/** Opens a published department. */
async function openDepartment(page: Page) {
  const title = `Dept ${crypto.randomUUID().slice(0, 8)}`
  const { id } = await admin.adminApi.create('departments', { title, _status: 'published' })
  const form = await open(
    page,
    `departments/${id}`,
    `collections/departments/${id}`,
    '#field-title',
  )
  const statuses = async () => {
    const rows = await query<{ status: string }>(
      admin.databaseUrl,
      `select version__status as status from _departments_v where parent_id = ${id} order by id`,
    )
    return rows.map(({ status }) => status)
  }
  return { ...form, title, statuses }
}

async function open(page: Page, api: string, path: string, field: string) {
  const saves: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname !== `/api/${api}` || !/^(PATCH|POST)$/.test(request.method())) return
    if (request.headers()['x-payload-http-method-override']) return
    saves.push(['autosave', 'draft'].find((name) => searchParams.has(name)) ?? 'publish')
  })
  await page.goto(`${admin.adminUrl}/admin/${path}`)
  await page.waitForLoadState('networkidle')
  await expect(page.locator(field)).toBeEditable()
  return { field: page.locator(field), saves, status: page.locator('.doc-controls__status') }
}

type Answer = 'continue' | 'abort'

/** Keeps autosaves from being answered until they are released. */
async function holdAutosaves(page: Page) {
  const release = Promise.withResolvers<Answer>()
  await page.route(/autosave=true/, async (route) => {
    await ((await release.promise) === 'abort' ? route.abort('failed') : route.continue())
  })
  return { release: release.resolve }
}

const autosaveOf = (page: Page) => page.waitForRequest(/autosave=true/)

/** A real click, which does not wait until the button is enabled. */
async function click(page: Page, button: string) {
  const box = await page.locator(button).boundingBox()
  if (!box) throw new Error(`${button} is not visible.`)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

for (const way of ['mouse', 'keyboard'] as const) {
  test(`Publishing: by ${way} while an autosave is running, it follows the autosave`, async ({
    page,
  }) => {
    const { field, saves, status, title, statuses } = await openDepartment(page)
    const { release } = await holdAutosaves(page)
    const autosave = autosaveOf(page)
    await field.fill(`${title} A`)
    await expect(page.locator(publish)).toBeEnabled()
    await page.locator(publish).focus()
    await autosave
    await expect(page.locator(publish)).toBeFocused()
    for (let times = 0; times < 2; times++) {
      if (way === 'mouse') await click(page, publish)
      else await page.keyboard.press('Enter')
    }
    await expect(page.getByText('Publishing…')).toBeVisible()
    await expect(field).toBeDisabled()
    expect(saves).toEqual(['autosave'])
    release('continue')
    await expect(page.getByText('Updated successfully.')).toBeVisible()
    await expect(status).toContainText('Published')
    await expect(page.getByText('Publishing…')).toBeHidden()
    await expect(field).toHaveValue(`${title} A`)
    expect(saves).toEqual(['autosave', 'publish'])
    expect((await statuses()).at(-1)).toBe('published')
  })
}

test('Publishing: a page while an autosave is running', async ({ page }) => {
  const { field, saves, status } = await open(
    page,
    'globals/about',
    'globals/about',
    'input[type=text]:visible >> nth=0',
  )
  const { release } = await holdAutosaves(page)
  const autosave = autosaveOf(page)
  await field.fill('Typed')
  await autosave
  await click(page, publish)
  release('continue')
  await expect.poll(() => saves).toEqual(['autosave', 'publish'])
  await expect(status).toContainText('Published')
  await expect(field).toHaveValue('Typed')
})

test('Publishing: after an autosave that fails, it publishes what was typed', async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED/, /Error submitting form/)
  const { field, saves, status, title } = await openDepartment(page)
  const { release } = await holdAutosaves(page)
  const autosave = autosaveOf(page)
  await field.fill(`${title} A`)
  await autosave
  await click(page, publish)
  release('abort')
  await expect(page.getByText('Failed to fetch')).toBeVisible()
  await expect(page.getByText('Updated successfully.')).toBeVisible()
  await expect(status).toContainText('Published')
  expect(saves).toEqual(['autosave', 'publish'])
})

test('Publishing: an autosave that is due meanwhile is not sent afterwards', async ({ page }) => {
  const { field, saves, status, title, statuses } = await openDepartment(page)
  const autosaved = page.waitForResponse(/autosave=true/)
  await field.fill(`${title} A`)
  await autosaved
  await expect(status).toContainText('Changed')
  await expect(page.locator(saveDraft)).toBeDisabled()
  await field.fill(`${title} B`)
  await click(page, publish)
  await expect(status).toContainText('Published')
  // Longer than the pause after which autosave stores what was typed.
  await page.waitForTimeout(2_000)
  expect(saves).toEqual(['autosave', 'publish'])
  await expect(status).toContainText('Published')
  expect(await statuses()).toEqual(['published', 'draft', 'published'])
})

test('Publishing: what is rejected is still a change', async ({ page, watch }) => {
  const { field, saves, status, title } = await openDepartment(page)
  watch.allow(/^400 PATCH/, /status of 400/)
  await field.fill('')
  await expect(page.locator(publish)).toBeEnabled()
  await click(page, publish)
  await expect(page.locator(saveDraft)).toBeEnabled()
  await field.fill(`${title} A`)
  await expect.poll(() => saves.at(-1)).toBe('autosave')
  await expect(status).toContainText('Changed')
})

for (const way of ['mouse', 'shortcut'] as const) {
  test(`Saving a draft: by ${way} while an autosave is running, it is saved once more`, async ({
    page,
  }) => {
    const { field, saves, title } = await openDepartment(page)
    const { release } = await holdAutosaves(page)
    const autosave = autosaveOf(page)
    await field.fill(`${title} A`)
    await autosave
    if (way === 'mouse') await click(page, saveDraft)
    else await page.keyboard.press('ControlOrMeta+s')
    release('continue')
    await expect(page.getByText('Draft saved successfully.')).toBeVisible()
    expect(saves).toEqual(['autosave', 'draft'])
  })
}
