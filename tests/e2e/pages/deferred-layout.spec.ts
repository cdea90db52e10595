import type { Page } from '@playwright/test'
import { frames, scrollPosition, trackHydration, untilHydrated } from '../support/browsing.ts'
import { expect, test } from '../support/test.ts'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

/** The number of sections whose layout may be deferred. */
const deferred = (page: Page) =>
  page
    .locator('main > section')
    .evaluateAll(
      (sections) =>
        sections.filter((section) => getComputedStyle(section).contentVisibility === 'auto').length,
    )

/** Scrolls by script to the middle of the page, and returns where that is. */
async function scrollToMiddle(page: Page): Promise<number> {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
  await frames(page)
  return scrollPosition(page)
}

test('Layout: sections are deferred after a navigation, and nothing moves when the page is hydrated', async ({
  page,
}) => {
  await trackHydration(page)
  await page.goto('/')
  expect(await deferred(page)).toBeGreaterThan(4)
  const last = page.locator('main > section').last()
  await last.scrollIntoViewIfNeeded()
  await frames(page)
  const top = () => last.evaluate((section) => Math.round(section.getBoundingClientRect().top))
  const before = await top()
  await page.keyboard.press('Shift')
  await untilHydrated(page)
  await expect.poll(() => deferred(page)).toBe(0)
  await frames(page)
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1)
})

test('Layout: reload and back return to the same place', async ({ page }) => {
  await page.goto('/')
  const middle = await scrollToMiddle(page)
  expect(middle).toBeGreaterThan(1_000)
  const mark = await markAtTop(page)
  await page.reload()
  expect(await deferred(page)).toBe(0)
  await expect.poll(() => markAtTop(page)).toEqual(mark)
  await page.goto('/about-us')
  await page.goBack()
  await expect.poll(() => markAtTop(page)).toEqual(mark)
})

/** The section at the top of the screen. */
const markAtTop = (page: Page) =>
  page.locator('main > section').evaluateAll((sections) => {
    const position = sections.findIndex((section) => section.getBoundingClientRect().bottom > 0)
    return [position, sections[position]?.className]
  })

test('Layout: a fragment opens at its target', async ({ page }) => {
  await page.goto('/services#faq')
  expect(await deferred(page)).toBe(0)
  await expect(page.locator('#faq')).toBeInViewport()
})

test('Layout: the end of the page is reached by one key, and by a search of the page', async ({
  page,
}) => {
  await page.goto('/')
  // The keys of a keyboard would load the scripts.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await frames(page)
  const rest = () =>
    page.evaluate(() => document.documentElement.scrollHeight - innerHeight - Math.round(scrollY))
  expect(Math.abs(await rest())).toBeLessThanOrEqual(8)
  await page.evaluate(() => scrollTo(0, 0))
  const text = await page.locator('main > section h2').last().textContent()
  const isFound = (wanted: string) =>
    page.evaluate((words) => {
      const { find } = window as unknown as { find: (words: string) => boolean }
      return find(words)
    }, wanted)
  expect(await isFound(text ?? '')).toBe(true)
  await expect(page.locator('main > section h2').last()).toBeInViewport()
})

test('Layout: everything is printed', async ({ page }) => {
  await page.goto('/')
  await page.emulateMedia({ media: 'print' })
  expect(await deferred(page)).toBe(0)
})
