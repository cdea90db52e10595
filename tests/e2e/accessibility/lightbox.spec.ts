import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { open } from '../support/browsing.ts'
import { expectContrast } from '../support/contrast.ts'
import { project } from '../support/sample.ts'
import { expect, test } from '../support/test.ts'

const path = `/services/${project.slug}`
const pictures = (page: Page) => page.locator('.project-gallery').getByRole('link')
const lightbox = (page: Page) => page.locator('dialog.lightbox')

/** The descriptions of the picture in the middle of the lightbox, once it rests there. */
const shown = (page: Page) =>
  lightbox(page)
    .locator('img')
    .evaluateAll((images) =>
      (images as HTMLImageElement[])
        .filter((image) => {
          const { left, right } = image.getBoundingClientRect()
          return left < innerWidth / 2 && right > innerWidth / 2
        })
        .map(({ alt }) => alt),
    )

test('Keyboard: the pictures of a project open on the whole window, turn and close', async ({
  page,
}) => {
  await open(page, path)
  const [first = '', second = '', ...others] = project.gallery.map(({ alt }) => alt)
  const last = others.at(-1) ?? second
  const link = pictures(page).first()
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(lightbox(page)).toBeVisible()
  await expect.poll(() => shown(page)).toEqual([first])
  for (const [key, expected] of [
    ['ArrowRight', second],
    ['ArrowLeft', first],
    ['ArrowLeft', last],
    ['ArrowRight', first],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(() => shown(page), key).toEqual([expected])
  }
  for (const name of ['Next image', 'Previous image', 'Close']) {
    await expect(lightbox(page).getByRole('button', { name, exact: true })).toBeVisible()
  }
  // Round and round: what lies below is never reached.
  for (let press = 0; press < 6; press++) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => {
        const { activeElement } = document
        return activeElement === document.body || Boolean(activeElement?.closest('dialog'))
      }),
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toBeHidden()
  await expect(link).toBeFocused()
  await expect(page).toHaveURL(path)
})

for (const theme of ['light', 'dark']) {
  test.describe(() => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test(`Accessibility: the open lightbox in the ${theme} theme`, async ({ page }) => {
      await page.addInitScript((name) => localStorage.setItem('theme', name), theme)
      await open(page, path)
      await pictures(page).first().click()
      await expect(lightbox(page)).toBeVisible()
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await expectAccessible(page, `the lightbox in ${theme} at ${width} px`)
        await expectContrast(page, `the lightbox in ${theme} at ${width} px`)
      }
    })
  })
}
