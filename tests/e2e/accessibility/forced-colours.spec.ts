import type { Locator, Page } from '@playwright/test'
import { open } from '../support/browsing.ts'
import { expect, test } from '../support/test.ts'

// What users of forced colours see.
test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

const height = 900

/** The border, as it is painted, on the background, as it is painted. */
const edgeOf = (control: Locator) =>
  control.evaluate((element) => {
    const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(element)
    const background = getComputedStyle(document.body).backgroundColor
    return {
      isDrawn: borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1,
      isSeen: borderTopColor !== background && !/^rgba\(.*, 0\)$/.test(borderTopColor),
    }
  })

/** Neither the scripts nor the whole style sheet ever arrive. */
async function openFirstPaint(page: Page, path: string): Promise<void> {
  await page.route(/\/assets\/.*\.(?:js|css)$/, () => {})
  await page.goto(path)
}

const states = [
  ['at the first paint', openFirstPaint],
  ['with scripts', open],
] as const

for (const path of ['/', '/services', '/careers', '/hire-us']) {
  for (const [when, visit] of states) {
    test(`Forced colours: buttons and form controls of ${path} have edges ${when}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height })
      await visit(page, path)
      expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true)
      const controls = page.locator('.button, button, .tag-link, input, textarea, select')
      let seen = 0
      for (const control of await controls.all()) {
        const box = await control.boundingBox()
        // Visually hidden elements are one pixel large.
        if (!(await control.isVisible()) || !box || box.width <= 1) continue
        seen += 1
        const name = await control.evaluate((element) => element.outerHTML.slice(0, 120))
        expect.soft(await edgeOf(control), name).toEqual({ isDrawn: true, isSeen: true })
      }
      expect(seen, 'there is something to look at').toBeGreaterThan(2)
    })
  }
}

test('Forced colours: the current item of the menu has a mark that the others have not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height })
  await open(page, '/careers')
  const banner = page.getByRole('banner')
  const inline = banner.getByRole('navigation', { name: 'Menu' })
  const current = await pictureOf(inline.getByRole('link', { name: 'Careers' }))
  const before = await pictureOf(inline.getByRole('link', { name: 'Services' }))
  await page.goto('/services')
  expect(await pictureOf(inline.getByRole('link', { name: 'Careers' }))).not.toEqual(current)
  expect(await pictureOf(inline.getByRole('link', { name: 'Services' }))).not.toEqual(before)

  await open(page, '/careers')
  await page.setViewportSize({ width: 375, height })
  await banner.getByRole('button', { name: 'Menu' }).click()
  const panel = page.getByRole('dialog', { name: 'Menu' })
  await expect(panel).toBeVisible()
  const mark = await panel.locator('[aria-current="page"]').evaluate((element) => {
    const { backgroundColor, width, forcedColorAdjust } = getComputedStyle(element, '::after')
    const behind = getComputedStyle(element.closest('dialog, [popover]') ?? element).backgroundColor
    return {
      isThere: Number.parseFloat(width) > 0,
      isSeen: backgroundColor !== behind,
      forcedColorAdjust,
    }
  })
  expect(mark).toMatchObject({ isThere: true, isSeen: true })
})

/** How a link is painted, with the pointer elsewhere. */
async function pictureOf(link: Locator): Promise<string> {
  await link.page().mouse.move(0, 0)
  return (await link.screenshot({ animations: 'disabled' })).toString('base64')
}
