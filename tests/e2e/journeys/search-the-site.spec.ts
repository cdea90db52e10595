import type { Page } from '@playwright/test'
import { open } from '../support/browsing.ts'
import { employee, pick, sample } from '../support/sample.ts'
import { expect, test } from '../support/test.ts'

const engineer = pick(sample.careers, 'senior-react-engineer')
const designer = pick(sample.careers, 'product-designer')
const status = (page: Page) => page.getByRole('main').getByRole('status')
const results = (page: Page) => page.getByRole('main').locator('.search-result')
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })

for (const javaScriptEnabled of [true, false]) {
  test.describe(() => {
    test.use({ javaScriptEnabled })
    const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'

    test(`Journey: a visitor searches the site on its page ${how}`, async ({ page }) => {
      await page.goto('/search')
      const main = page.getByRole('main')
      const field = main.getByRole('searchbox', { name: 'What are you looking for?' })
      await field.fill('react engineer')
      await main.getByRole('button', { name: 'Search' }).click()
      await expect(page).toHaveURL('/search?q=react+engineer')
      await expect(status(page)).toContainText('for “react engineer”')
      const first = results(page).first()
      await expect(first).toContainText('Open position')
      await expect(first.locator('mark').first()).toHaveText('React')
      await first.getByRole('link', { name: engineer.title }).click()
      await expect(page).toHaveURL(`/careers/${engineer.slug}`)
      await page.goBack()
      await expect(field).toHaveValue('react engineer')
    })

    test(`Journey: a search forgives mistakes, and says what to do without a result ${how}`, async ({
      page,
    }) => {
      await page.goto('/search?q=desinger')
      await expect(status(page)).toContainText('No exact match for “desinger”')
      await expect(results(page).filter({ hasText: designer.title })).toHaveCount(1)
      await page.goto('/search?q=zeppelin')
      await expect(status(page)).toHaveText('No results for “zeppelin”')
      const main = page.getByRole('main')
      await expect(main.getByRole('link', { name: 'Careers' })).toBeVisible()
      await main.getByRole('link', { name: 'Ask us' }).click()
      await expect(page).toHaveURL('/hire-us')
    })
  })
}

test('Journey: without JavaScript the header leads to the search page', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/careers')
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible()
  await context.close()
})

test('Journey: the search dialog is used with the keyboard alone', async ({ page }) => {
  await open(page, '/about-us')
  const link = page.getByRole('banner').getByRole('link', { name: 'Search' })
  await link.focus()
  await page.keyboard.press('Enter')
  const field = dialog(page).getByRole('searchbox')
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(link).toBeFocused()

  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await field.pressSequentially(`${employee.name} /`)
  await expect(field).toHaveValue(`${employee.name} /`)
  await expect(dialog(page).getByRole('status')).toContainText('1 result')
  await page.keyboard.press('ArrowDown')
  const found = dialog(page).getByRole('link', { name: employee.name })
  await expect(found).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(field).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/about-us/${employee.slug}`)
  await expect(dialog(page)).toBeHidden()

  await page.keyboard.press('Control+k')
  await field.fill('react')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=react')
  await expect(dialog(page)).toBeHidden()
  await expect(results(page).first()).toBeVisible()

  // In a field it is a character.
  const own = page.getByRole('main').getByRole('searchbox')
  await own.press('/')
  await expect(own).toHaveValue(/\//)
  await expect(dialog(page)).toBeHidden()
})

test('Journey: the search dialog says when there is no answer', async ({ page, watch }) => {
  watch.allow(/search\.json/)
  await open(page, '/')
  await page.keyboard.press('/')
  await page.route('**/search.json?*', (route) => route.fulfill({ status: 503, body: 'busy' }))
  await dialog(page).getByRole('searchbox').fill('react')
  await expect(dialog(page).getByRole('status')).toContainText('not available')
  await page.unroute('**/search.json?*')
  await dialog(page).getByRole('searchbox').fill('zeppelin')
  await expect(dialog(page).getByRole('status')).toHaveText('No results for “zeppelin”')
})

const inLanguages = [
  { prefix: '/ro', text: 'aplicatii', kind: 'Serviciu', link: /Aplicații mobile/, name: 'Căutare' },
  { prefix: '/ru', text: 'приложение', kind: 'Услуга', link: /приложения/i, name: 'Поиск' },
]

for (const { prefix, text, kind, link, name } of inLanguages) {
  test(`Journey: the search is in the language of the page: ${prefix}`, async ({ page }) => {
    await page.goto(`${prefix}/search?q=${encodeURIComponent(text)}`)
    const service = results(page).filter({ hasText: kind })
    await expect(service.getByRole('link', { name: link }).first()).toHaveAttribute(
      'href',
      new RegExp(`^${prefix}/services#`),
    )
    await open(page, prefix)
    await page.keyboard.press('/')
    const opened = page.getByRole('dialog', { name })
    await opened.getByRole('searchbox').fill(text)
    await expect(opened.getByRole('link', { name: link }).first()).toBeVisible()
  })
}
