import type { Page } from '@playwright/test'
import { vacancy } from '../support/sample.ts'
import { enterAs } from '../support/staff.ts'
import { expect, longForm, test } from '../support/test.ts'

type Subject = {
  role: string
  collection: string
  /** Where visitors find it. */
  list: string
  /** The field that names it. */
  field: string
  name: string
  /** Makes a draft in the opened admin and leaves its form open. */
  create: (
    page: Page,
    adminUrl: string,
    name: string,
    id: (slug: string) => Promise<number>,
  ) => Promise<void>
}

const createQuestion: Subject['create'] = async (page, adminUrl, name) => {
  await page.goto(`${adminUrl}/admin/collections/faqs/create`)
  await page.waitForLoadState('networkidle')
  await page.locator('#field-question').fill(name)
  await page.locator('[contenteditable="true"]').first().click()
  await page.keyboard.type('It is answered here.')
  await page.locator('#action-save-draft').click()
}

const copyVacancy: Subject['create'] = async (page, adminUrl, name, id) => {
  const original = `/admin/collections/vacancies/${await id(vacancy.slug)}`
  await page.goto(adminUrl + original)
  await page.waitForLoadState('networkidle')
  await menuItem(page, 'action-duplicate')
  await page.waitForURL(({ pathname }) => /\d$/.test(pathname) && pathname !== original)
  await page.waitForLoadState('networkidle')
  await page.locator('#field-title').fill(name)
}

const subjects: Subject[] = [
  // An administrator may do all that an editor may; the access matrix says so, too.
  ...(longForm ? ['admin', 'editor'] : ['editor']).map((role) => ({
    role,
    collection: 'faqs',
    list: '/services',
    field: 'question',
    name: `What may the ${role} do?`,
    create: createQuestion,
  })),
  {
    role: 'recruiter',
    collection: 'vacancies',
    list: '/careers',
    field: 'title',
    name: 'New Person',
    create: copyVacancy,
  },
]

/** Chooses from the menu of the document. */
async function menuItem(page: Page, id: string) {
  await page.locator('.doc-controls__popup button').first().click()
  await page.locator(`#${id}`).click()
}

const confirm = (page: Page) => page.locator('#confirm-action:visible').click()

for (const { role, collection, list, field, name, create } of subjects) {
  test(`Staff: as ${role}, visitors see what is created, published, scheduled, unpublished, restored and deleted`, async ({
    page,
    browser,
    baseURL,
    environment,
    adminApi,
    sql,
    watch,
  }) => {
    test.setTimeout(120_000)
    // The admin leaves requests behind when a page of it is left.
    watch.allow(/ERR_ABORTED/)
    // Requests pages repeatedly, and only reads them.
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
    const visitor = await context.newPage()
    const sees = async (text: string) => {
      await visitor.goto(list)
      return (await visitor.getByText(text, { exact: true }).count()) > 0
    }
    const soon = { timeout: 20_000, intervals: [100] }

    await enterAs(role, page.context(), environment.adminUrl, adminApi)
    const idOf = async (slug: string) => (await adminApi.bySlug(collection, slug)).id
    await create(page, environment.adminUrl, name, idOf)
    await page.waitForURL((url) => /\/\d+$/.test(url.pathname))
    await expect(page.locator('#action-save-draft')).toBeDisabled()
    const id = Number(new URL(page.url()).pathname.split('/').at(-1))
    expect(await sees(name), 'a draft').toBe(false)

    await test.step('preview', async () => {
      const link = await adminApi.sharePreview({ collection, id: String(id) })
      await expect(async () => {
        await visitor.goto(link)
        await expect(visitor.getByText(name).first()).toBeVisible({ timeout: 500 })
      }).toPass(soon)
    })

    await test.step('publish', async () => {
      await page.locator('#action-save').click()
      await expect.poll(() => sees(name), soon).toBe(true)
    })

    await test.step('change and restore', async () => {
      await page.locator(`#field-${field}`).fill(`${name} Changed`)
      // Nothing is published while the form saves by itself.
      await expect(page.getByText('Changed —')).toBeVisible()
      await expect(page.locator('#action-save-draft')).toBeDisabled()
      await page.locator('#action-save').click()
      await expect.poll(() => sees(`${name} Changed`), soon).toBe(true)
      const [first] = await sql<{ id: number }>(
        `select id from "_${collection}_v" where parent_id = $1 and version__status = 'published' order by id limit 1`,
        [id],
      )
      await page.goto(
        `${environment.adminUrl}/admin/collections/${collection}/${id}/versions/${first?.id}`,
      )
      await page.waitForLoadState('networkidle')
      await page
        .locator('.restore-version button, button.restore-version__restore-as-draft-button')
        .first()
        .click()
      await expect(page.getByText('What visitors see of it stays as it is')).toBeVisible()
      await confirm(page)
      await page.waitForURL((url) => url.pathname.endsWith(`/${id}`))
      await expect(page.locator(`#field-${field}`)).toHaveValue(name)
      expect(await sees(`${name} Changed`), 'restored as a draft').toBe(true)
      await page.locator('#action-save').click()
      await expect.poll(() => sees(`${name} Changed`), soon).toBe(false)
      expect(await sees(name)).toBe(true)
    })

    await test.step('schedule', async () => {
      await page.goto(`${environment.adminUrl}/admin/collections/${collection}/${id}`)
      await page.waitForLoadState('networkidle')
      await page.locator('.form-submit .popup-button').first().click()
      await page.locator('#schedule-publish').click()
      await page.getByRole('dialog').getByText('Unpublish', { exact: true }).click()
      await page.locator('[class*="schedule"] .react-datepicker__input-container input').click()
      // Next month: the last time of today has passed shortly before midnight.
      await page.locator('.react-datepicker__navigation--next').click()
      await page.locator('.react-datepicker__day--015').click()
      await page.locator('.react-datepicker__time-list-item').last().click()
      await page.locator('#scheduled-publish-save').click()
      await expect(page.getByText('No upcoming events scheduled.')).toBeHidden()
      expect(await sees(name), 'scheduled for later').toBe(true)
      // Instead of waiting: the schedule, once it is stored, and one job of its time
      // become due. Another role's schedule may have the same time, and needs its own job.
      const makeDue = async () => {
        const due = await sql(
          `with due as (
            update payload_jobs set wait_until = now()
            from payload_jobs as stored
            where stored.id = payload_jobs.id and payload_jobs.wait_until > now()
              and payload_jobs.input -> 'doc' ->> 'relationTo' = $1
              and payload_jobs.input -> 'doc' ->> 'value' = $2
            returning stored.wait_until
          )
          update jobs.job set start_after = now()
          where id = (
            select job.id from jobs.job, due
            where name = 'publish-scheduled' and state = 'created' and start_after = due.wait_until
            limit 1 for update of job skip locked
          )
          returning id`,
          [collection, String(id)],
        )
        return due.length
      }
      await expect.poll(makeDue, soon).toBe(1)
      await expect.poll(() => sees(name), soon).toBe(false)
    })

    await test.step('publish again, unpublish', async () => {
      await page.goto(`${environment.adminUrl}/admin/collections/${collection}/${id}`)
      await page.waitForLoadState('networkidle')
      await page.locator('#action-save').click()
      await expect.poll(() => sees(name), soon).toBe(true)
      await menuItem(page, 'action-unpublish')
      await confirm(page)
      await expect.poll(() => sees(name), soon).toBe(false)
    })

    await test.step('delete', async () => {
      await adminApi.publish(collection, id)
      await expect.poll(() => sees(name), soon).toBe(true)
      await page.goto(`${environment.adminUrl}/admin/collections/${collection}/${id}`)
      await page.waitForLoadState('networkidle')
      await menuItem(page, 'action-delete')
      await confirm(page)
      await expect.poll(() => sees(name), soon).toBe(false)
    })
    await context.close()
  })
}

test('Staff: sales sees requests and statistics only', async ({ page, environment, adminApi }) => {
  await enterAs('sales', page.context(), environment.adminUrl, adminApi)
  await page.goto(`${environment.adminUrl}/admin`)
  await page.waitForLoadState('networkidle')
  const menu = page.locator('nav a[id^="nav-"]')
  expect(await menu.evaluateAll((links) => links.map(({ id }) => id))).toEqual([
    'nav-consultation-requests',
    'nav-statistics',
    'nav-person',
  ])
})
