import type { Page } from '@playwright/test'
import { open, untilHydrated } from '../support/browsing.ts'
import { screens } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

const toDark = 'Switch to Dark Theme'
const toLight = 'Switch to Light Theme'

const toggle = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true })
const saved = (page: Page) => page.evaluate(() => localStorage.getItem('theme'))
const isDark = (page: Page) => page.evaluate(() => document.body.classList.contains('dark'))
/** How bright the page’s own background is, from 0 to 255. */
const brightness = (page: Page) =>
  page.evaluate(() => {
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? []
    return Math.max(red, green, blue)
  })

test.describe(() => {
  test.use({ colorScheme: 'dark' })

  test('Theme: light by default, also when the system prefers dark', async ({ page }) => {
    await open(page, '/')
    expect(await isDark(page)).toBe(false)
    expect(await brightness(page)).toBeGreaterThan(230)
    expect(await saved(page)).toBeNull()
    await expect(toggle(page, toDark)).toBeVisible()
  })
})

test('Theme: the header button with a sun/moon icon toggles it and adds or removes dark on the body', async ({
  page,
}) => {
  await open(page, '/')
  const icon = (name: string) => page.getByRole('banner').locator(`use[href$="#${name}"]`)
  await expect(icon('moon')).toBeVisible()
  await expect(icon('sun')).toBeHidden()

  await toggle(page, toDark).click()
  await expect(page.locator('body')).toHaveClass(/(^|\s)dark(\s|$)/)
  expect(await brightness(page)).toBeLessThan(40)
  await expect(icon('sun')).toBeVisible()
  await expect(icon('moon')).toBeHidden()

  await toggle(page, toLight).click()
  await expect(page.locator('body')).not.toHaveClass(/(^|\s)dark(\s|$)/)
  await expect.poll(() => brightness(page)).toBeGreaterThan(230)
  await expect(toggle(page, toDark)).toBeVisible()
})

test('Theme: the choice is saved in local storage under the key theme as light or dark', async ({
  page,
}) => {
  await open(page, '/services')
  await toggle(page, toDark).click()
  expect(await saved(page)).toBe('dark')
  await toggle(page, toLight).click()
  expect(await saved(page)).toBe('light')
})

test('Theme: the choice is restored on load before the first paint, on every screen', async ({
  page,
  watch,
}) => {
  watch.allow(/ \S+\/not-found(?:\?\S*)?$/)
  await page.addInitScript(() => {
    const frames: boolean[] = []
    Object.assign(window, { frames_: frames })
    // Called before each frame is drawn; before there is a body nothing is.
    const look = () => {
      if (document.body) frames.push(document.body.classList.contains('dark'))
      if (frames.length < 30) requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await open(page, '/')
  await toggle(page, toDark).click()
  for (const { path } of screens) {
    await page.goto(path)
    await page.waitForFunction(
      () =>
        performance.getEntriesByName('first-contentful-paint').length > 0 &&
        (window as unknown as { frames_: boolean[] }).frames_.length > 3,
    )
    const frames = await page.evaluate(() => (window as unknown as { frames_: boolean[] }).frames_)
    expect(frames, `${path} is dark from its first frame`).not.toContain(false)
  }
  await untilHydrated(page)
  expect(await isDark(page)).toBe(true)
  await expect(toggle(page, toLight)).toBeVisible()
})

test('Theme: an unknown value in storage counts as light', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'sepia'))
  await open(page, '/')
  expect(await isDark(page)).toBe(false)
  await expect(toggle(page, toDark)).toBeVisible()
})

test('Theme: open tabs are synchronised', async ({ page, context }) => {
  const other = await context.newPage()
  await open(page, '/')
  await open(other, '/careers')
  await toggle(page, toDark).click()
  await expect(other.locator('body')).toHaveClass(/(^|\s)dark(\s|$)/)
  await expect(toggle(other, toLight)).toBeVisible()
  await toggle(other, toLight).click()
  await expect(page.locator('body')).not.toHaveClass(/(^|\s)dark(\s|$)/)
  await expect(toggle(page, toDark)).toBeVisible()
})

test('Theme: it can be toggled when local storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await open(page, '/')
  await toggle(page, toDark).click()
  expect(await isDark(page)).toBe(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
  await expect(page).toHaveURL('/careers')
  expect(await isDark(page)).toBe(true)
})

test('Theme: the button works without waiting for scripts', async ({ page, watch }) => {
  watch.allow(/net::ERR_FAILED/)
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.goto('/', { waitUntil: 'commit' })
  for (const [button, name] of [
    [toDark, 'dark'],
    [toLight, 'light'],
  ] as const) {
    await toggle(page, button).click()
    expect(await isDark(page)).toBe(name === 'dark')
    expect(await saved(page)).toBe(name)
  }
})
