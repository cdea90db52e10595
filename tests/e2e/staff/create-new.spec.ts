import type { Page } from '@playwright/test'
import { query } from '../support/databases.ts'
import { enterOwnAdmin, useOwnAdmin } from '../support/own-admin.ts'
import { expect, test } from '../support/test.ts'

/** Every collection with drafts, and a field of its form. */
const fields = {
  articles: 'title',
  topics: 'title',
  vacancies: 'title',
  departments: 'title',
  employees: 'name',
  faqs: 'question',
  'legal-pages': 'title',
  pages: 'title',
  projects: 'title',
  services: 'title',
  testimonials: 'quote',
}
type Collection = keyof typeof fields
const collections = Object.keys(fields) as Collection[]

test.describe.configure({ mode: 'default' })

// Documents are counted, which other tests must not change meanwhile.
const admin = useOwnAdmin(120_000)

test.beforeEach(async ({ context, watch }) => {
  test.setTimeout(180_000)
  await enterOwnAdmin(admin, { context, watch })
})

const sql = (statement: string) => query<Record<string, unknown>>(admin.databaseUrl, statement)

/** How many documents and versions of a collection there are. */
async function count(collection: Collection) {
  const table = collection.replaceAll('-', '_')
  const [row] = await sql(
    `select (select count(*)::int from ${table}) as documents, (select count(*)::int from _${table}_v) as versions`,
  )
  return row as { documents: number; versions: number }
}

async function openNew(page: Page, collection: Collection) {
  await page.goto(`${admin.adminUrl}/admin/collections/${collection}/create`)
  await page.waitForLoadState('networkidle')
  const field = page.locator(`#field-${fields[collection]}`)
  await expect(field).toBeEditable()
  return field
}

test('Create new: the tested collections are all that have drafts', async () => {
  const tables = await sql(
    `select table_name from information_schema.columns
    where column_name = '_status' and table_schema = 'public'
    and exists (select 1 from information_schema.columns parent
      where parent.table_name = '_' || columns.table_name || '_v' and parent.column_name = 'parent_id')
    order by table_name`,
  )
  expect(tables.map(({ table_name }) => String(table_name).replaceAll('_', '-'))).toEqual(
    collections.toSorted(),
  )
})

test('Create new: a form that is opened and left stores nothing', async ({ page }) => {
  for (const collection of collections) {
    await test.step(collection, async () => {
      const before = await count(collection)
      await openNew(page, collection)
      // Longer than the pause after which autosave stores what was typed.
      await page.waitForTimeout(1_500)
      await page.locator('.step-nav a').first().click()
      await page.waitForURL(`${admin.adminUrl}/admin`)
      expect(await count(collection)).toEqual(before)
    })
  }
})

test('Create new: unsaved changes are warned of, then saved as one draft, then autosaved', async ({
  page,
}) => {
  const before = await count('faqs')
  const field = await openNew(page, 'faqs')
  await field.fill('Is this stored?')
  await page.waitForTimeout(1_500)
  await page.locator('.step-nav a').first().click()
  await expect(page.getByText('Leave without saving')).toBeVisible()
  await page.getByRole('button', { name: 'Stay on this page' }).click()
  expect(await count('faqs')).toEqual(before)

  await page.locator('#action-save-draft').click()
  await page.waitForURL(/\/faqs\/\d+$/)
  const id = Number(page.url().split('/').at(-1))
  try {
    await page.waitForLoadState('networkidle')
    await expect(field).toHaveValue('Is this stored?')
    expect(await count('faqs')).toEqual({
      documents: before.documents + 1,
      versions: before.versions + 1,
    })
    await field.fill('Is this stored as well?')
    const stored = () =>
      sql(`select l.version_question as question from _faqs_v v join _faqs_v_locales l
        on l._parent_id = v.id where v.parent_id = ${id} and v.latest`)
    await expect.poll(stored).toEqual([{ question: 'Is this stored as well?' }])
    await expect(page.locator('#action-save-draft')).toBeDisabled()
    await page.locator('.step-nav a').first().click()
    await page.waitForURL(`${admin.adminUrl}/admin`)
    expect((await count('faqs')).documents).toBe(before.documents + 1)
  } finally {
    await admin.adminApi.remove('faqs', id)
  }
})

test('Create new: the shortcut saves one draft', async ({ page }) => {
  const before = await count('faqs')
  const field = await openNew(page, 'faqs')
  await field.fill('Once?')
  await page.keyboard.press('ControlOrMeta+s')
  await page.waitForURL(/\/faqs\/\d+$/)
  await page.waitForLoadState('networkidle')
  expect((await count('faqs')).documents).toBe(before.documents + 1)
  await admin.adminApi.remove('faqs', Number(page.url().split('/').at(-1)))
})

test('Create new: a document is published at once', async ({ page }) => {
  const before = await count('departments')
  const field = await openNew(page, 'departments')
  const name = `Dept ${crypto.randomUUID().slice(0, 8)}`
  await field.fill(name)
  await page.locator('#action-save').click()
  await page.waitForURL(/\/departments\/\d+$/)
  const id = Number(page.url().split('/').at(-1))
  try {
    expect(await sql(`select _status from departments where id = ${id}`)).toEqual([
      { _status: 'published' },
    ])
    expect((await count('departments')).documents).toBe(before.documents + 1)
  } finally {
    await admin.adminApi.remove('departments', id)
  }
})

test('Create new: in a drawer of another form it stores nothing before it is saved', async ({
  page,
}) => {
  const before = { projects: await count('projects'), services: await count('services') }
  await openNew(page, 'projects')
  const add = page.locator('#field-services .relationship-add-new__add-button')
  const drawer = page.locator('.doc-drawer')
  const title = drawer.locator('#field-title')
  await add.click()
  await expect(title).toBeEditable()
  await page.waitForTimeout(1_500)
  await drawer.locator('.doc-drawer__header-close').click()
  await expect(drawer).toBeHidden()
  expect(await count('services')).toEqual(before.services)

  await add.click()
  await title.fill('A service from a drawer')
  await drawer.locator('#action-save-draft').click()
  await expect
    .poll(async () => (await count('services')).documents)
    .toBe(before.services.documents + 1)
  const [stored] = await sql('select id from services order by id desc limit 1')
  try {
    // Stored, it saves by itself.
    await expect(drawer.getByText('Status:')).toBeVisible()
    await title.fill('A service that saves by itself')
    await expect
      .poll(() =>
        sql(`select l.version_title as title from _services_v v join _services_v_locales l
          on l._parent_id = v.id where v.parent_id = ${stored?.id} and v.latest`),
      )
      .toEqual([{ title: 'A service that saves by itself' }])
    await drawer.locator('.doc-drawer__header-close').click()
    await expect(page.locator('#field-services')).toContainText('A service')
    expect((await count('services')).documents).toBe(before.services.documents + 1)
    expect(await count('projects')).toEqual(before.projects)
  } finally {
    await admin.adminApi.remove('services', Number(stored?.id))
  }
})
