import type { Locator, Page } from '@playwright/test'
import { open, untilHydrated } from '../support/browsing.ts'
import { consultationForm, newVisitor } from '../support/consultation.ts'
import { expect, test } from '../support/test.ts'

/** Presses Tab until the control has the focus, as a user without a mouse does. */
async function tabTo(page: Page, control: Locator, atMost = 40): Promise<void> {
  for (let press = 0; press < atMost; press++) {
    await page.keyboard.press('Tab')
    if (await control.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${control} was not reached with ${atMost} presses of Tab.`)
}

/** Whether the browser draws something around what has the focus. */
const focusIsVisible = (page: Page) =>
  page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement as Element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })

test('Keyboard: the first stop skips to the content', async ({ page }) => {
  await open(page, '/services')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  expect(await focusIsVisible(page)).toBe(true)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(
    await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement)),
  ).toBe(true)
})

test('Keyboard: the menu opens, keeps the focus, leads on and closes', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await open(page, '/')
  const button = page.getByRole('banner').getByRole('button', { name: 'Menu' })
  const panel = page.getByRole('dialog', { name: 'Menu' })
  await tabTo(page, button)
  expect(await focusIsVisible(page)).toBe(true)
  await page.keyboard.press('Enter')
  await expect(panel).toBeVisible()
  // Round and round: what lies below the overlay is never reached.
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => Boolean(document.activeElement?.closest('dialog, .menu-button'))),
    ).toBe(true)
  }
  await tabTo(page, panel.getByRole('link', { name: 'Careers' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/careers')
  await expect(panel).toBeHidden()

  await tabTo(page, button)
  await page.keyboard.press('Space')
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(button).toBeFocused()
})

test('Keyboard: the theme is toggled', async ({ page }) => {
  await open(page, '/')
  const toggle = page.getByRole('banner').getByRole('button', { name: /^Switch to/ })
  await tabTo(page, toggle)
  await page.keyboard.press('Space')
  await expect(page.locator('body')).toHaveClass(/dark/)
  await expect(toggle).toBeFocused()
})

test('Keyboard: a consultation is asked for without a mouse', async ({ page }) => {
  const visitor = newVisitor()
  await open(page, '/hire-us')
  const form = consultationForm(page)
  await tabTo(page, form.submit)
  await page.keyboard.press('Enter')
  await expect(form.errors).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(form.message, 'the first error leads to its field').toBeFocused()
  await page.keyboard.type(visitor.message)
  await tabTo(page, form.service('Mobile apps'))
  expect(await focusIsVisible(page)).toBe(true)
  await page.keyboard.press('Space')
  await tabTo(page, form.budget)
  await page.keyboard.press('ArrowDown')
  await tabTo(page, form.name)
  await page.keyboard.type(visitor.name)
  await tabTo(page, form.email)
  await page.keyboard.type(visitor.email)
  await tabTo(page, form.consent)
  await page.keyboard.press('Space')
  await tabTo(page, form.submit)
  await page.keyboard.press('Enter')
  await expect(form.received).toBeVisible()
})

test('Keyboard: the vacancies are filtered, and one filter is removed', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await open(page, '/careers')
  const main = page.getByRole('main')
  const form = main.getByRole('form', { name: 'Filter the open positions' })
  const found = main.getByRole('status').first()
  await tabTo(page, form.getByRole('searchbox', { name: 'Search' }))
  await page.keyboard.type('react')
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'react')
  await expect(form.getByRole('searchbox')).toBeFocused()
  await tabTo(page, form.locator('summary'))
  expect(await focusIsVisible(page)).toBe(true)
  await page.keyboard.press('Enter')
  const department = form.getByRole('combobox', { name: 'Department' })
  await tabTo(page, department)
  await page.keyboard.type('Eng')
  await expect(page).toHaveURL((url) => url.searchParams.get('department') === 'engineering')
  await expect(department, 'the list that comes leaves the focus where it is').toBeFocused()
  const both = await found.textContent()

  const inForce = main.getByRole('list', { name: 'Active filters' })
  await tabTo(page, inForce.getByRole('link', { name: /react”?$/ }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => !url.searchParams.has('q'))
  await expect(found, 'what was found is where one goes on').toBeFocused()
  await expect(found).not.toHaveText(both ?? '')
  await expect(department).toHaveValue('engineering')
})

test('Keyboard: the questions open and close', async ({ page }) => {
  await open(page, '/services')
  await untilHydrated(page)
  const question = page.locator('#faq details').first()
  await question.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(question).toHaveAttribute('open', '')
  await page.keyboard.press('Space')
  await expect(question).not.toHaveAttribute('open')
})
