import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { open, untilHydrated } from '../support/browsing.ts'
import { consultationForm, fillIn, newVisitor } from '../support/consultation.ts'
import { expectContrast } from '../support/contrast.ts'
import { screens, states } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

const widths = [360, 768, 1440]
const height = 900
const themes = ['light', 'dark'] as const

// Colours are judged at rest, not in the middle of a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** What is shown can be used and read, at each of these widths. */
async function expectSound(
  page: Page,
  where: string,
  at = widths,
  looks: Parameters<typeof expectAccessible>[2] = 'everything',
): Promise<void> {
  for (const width of at) {
    await page.setViewportSize({ width, height })
    await expectAccessible(page, `${where} at ${width} px`, looks)
    await expectContrast(page, `${where} at ${width} px`)
  }
}

for (const { name, path } of [...screens, ...states]) {
  test(`Accessibility: ${name} in both themes`, async ({ page, watch }) => {
    watch.allow(/ \S+\/not-found(?:\?\S*)?$/)
    await open(page, path)
    await expect(page.locator('body.dark')).toHaveCount(0)
    await expectSound(page, `${path} in light`)
    await page.getByRole('banner').getByRole('button', { name: 'Switch to Dark Theme' }).click()
    await expect(page.locator('body.dark')).toHaveCount(1)
    // The pointer rests where it colours nothing.
    await page.mouse.move(0, 0)
    await expectSound(page, `${path} in dark`, widths, 'colours')
  })
}

for (const theme of themes) {
  test.describe(() => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((name) => localStorage.setItem('theme', name), theme)
    })

    test(`Accessibility: the open menu in the ${theme} theme`, async ({ page }) => {
      await open(page, '/about-us')
      for (const width of [360, 768]) {
        await page.setViewportSize({ width, height })
        await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
        await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
        await expectSound(page, `the menu in ${theme}`, [width])
        await page.keyboard.press('Escape')
      }
    })

    test(`Accessibility: hire-us with errors in the ${theme} theme`, async ({ page }) => {
      await open(page, '/hire-us')
      const form = consultationForm(page)
      await form.phone.fill('call me')
      await form.submit.click()
      await expect(form.errors.getByRole('link')).toHaveCount(5)
      await expectSound(page, `hire-us with errors in ${theme}`)
    })

    test(`Accessibility: a received request and its toast in the ${theme} theme`, async ({
      page,
    }) => {
      await open(page, '/hire-us')
      await fillIn(page, newVisitor())
      await consultationForm(page).submit.click()
      await expect(consultationForm(page).received).toBeVisible()
      const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
      await expect(toast).toBeVisible()
      // It stays for as long as it is pointed at.
      await toast.hover()
      await expectSound(page, `the toast in ${theme}`, [1440])
      await expect(toast).toBeVisible()
      await page.reload()
      await untilHydrated(page)
      await expectSound(page, `a received request in ${theme}`)
    })
  })
}
