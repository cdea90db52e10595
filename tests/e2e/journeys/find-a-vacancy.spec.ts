import type { Page } from '@playwright/test'
import { company, sample, vacancy } from '../support/sample.ts'
import { expect, test } from '../support/test.ts'

const open = sample.careers.filter(
  ({ closesInDays }) => closesInDays === undefined || closesInDays >= 0,
)
const inBalti = open.filter(
  ({ department, locations }) => department === 'engineering' && locations.includes('Bălți'),
)

const found = (page: Page) => page.getByRole('main').getByRole('status').first()
const rows = (page: Page) =>
  page.getByRole('main').locator('#open-positions').getByRole('heading', { level: 4 })

for (const javaScriptEnabled of [true, false]) {
  test.describe(() => {
    test.use({ javaScriptEnabled })
    const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'

    test(`Journey: a visitor finds a vacancy through filters in the URL ${how}`, async ({
      page,
    }) => {
      await page.goto('/careers')
      const main = page.getByRole('main')
      await expect(found(page)).toHaveText(`${open.length} open positions`)

      const form = main.getByRole('form', { name: 'Filter the open positions' })
      const department = form.getByRole('combobox', { name: 'Department' })
      if (await department.isHidden()) await form.getByText('Filters').click()
      await department.selectOption('Engineering')
      await form.getByRole('combobox', { name: 'Location' }).selectOption('Bălți')
      if (!javaScriptEnabled) await form.getByRole('button', { name: 'Show positions' }).click()

      await expect(page).toHaveURL((url) => url.searchParams.get('location') === 'Bălți')
      expect(new URL(page.url()).searchParams.get('department')).toBe('engineering')
      await expect(rows(page)).toHaveCount(inBalti.length)
      await expect(rows(page).filter({ hasText: vacancy.title })).toHaveCount(1)
      const inForce = main.getByRole('list', { name: 'Active filters' })
      await expect(inForce.getByRole('link')).toHaveCount(3)

      // The address alone brings the same list back.
      await page.reload()
      await expect(rows(page)).toHaveCount(inBalti.length)
      await expect(form.getByRole('combobox', { name: 'Location' })).toHaveValue('Bălți')

      await main.getByRole('link', { name: vacancy.title, exact: true }).click()
      await expect(page).toHaveURL(`/careers/${vacancy.slug}`)
      const mail = main.locator('#apply').getByRole('link', { name: company.email })
      const address = new URL((await mail.getAttribute('href')) ?? '')
      expect(address.protocol).toBe('mailto:')
      expect(address.pathname).toBe(company.email)
      expect(address.searchParams.get('subject')).toBe(`Application: ${vacancy.title}`)
      await expect(main.getByRole('button', { name: 'Send the application' })).toBeVisible()

      await page.goBack()
      await inForce.getByRole('link', { name: 'Clear all' }).click()
      await expect(found(page)).toHaveText(`${open.length} open positions`)
      await expect(page).toHaveURL((url) => url.search === '')
      await page.goBack()
      await expect(rows(page)).toHaveCount(inBalti.length)
    })

    test(`Journey: a search that finds nothing says what to do ${how}`, async ({ page }) => {
      await page.goto('/careers')
      const main = page.getByRole('main')
      const search = main.getByRole('searchbox', { name: 'Search' })
      await search.fill('zeppelin captain')
      await search.press('Enter')
      await expect(found(page)).toHaveText('0 open positions')
      await expect(main.getByText('No open position matches all of this')).toBeVisible()
      await main.getByRole('link', { name: 'Show every position' }).click()
      await expect(found(page)).toHaveText(`${open.length} open positions`)
    })
  })
}

test('Journey: unknown filters in the URL are left out', async ({ page }) => {
  await page.goto('/careers?department=%27%3B--&location=Atlantis&page=abc')
  await expect(found(page)).toHaveText(`${open.length} open positions`)
})

const atSearch = (search: string) => (url: URL) => url.search === search

test('Journey: “Back” undoes a filter', async ({ page }) => {
  await page.goto('/services')
  await page.goto('/careers')
  const form = page.getByRole('form', { name: 'Filter the open positions' })
  const department = form.getByRole('combobox', { name: 'Department' })
  if (await department.isHidden()) await form.getByText('Filters').click()
  await department.selectOption('Engineering')
  await expect(page).toHaveURL(atSearch('?department=engineering'))
  await form.getByRole('searchbox').pressSequentially('engineer', { delay: 60 })
  await expect(page).toHaveURL(atSearch('?department=engineering&q=engineer'))
  // Applied again, it is not another entry.
  await form.getByRole('searchbox').press('Enter')
  await expect(page.locator('html[data-busy]')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(atSearch('?department=engineering'))
  await expect(form.getByRole('searchbox')).toHaveValue('')
  await page.goBack()
  await expect(page).toHaveURL(atSearch(''))
  await expect(department).toHaveValue('')
})
