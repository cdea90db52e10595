import { expectAccessible } from '../support/accessibility.ts'
import { untilStarted } from '../support/browsing.ts'
import { consultationForm } from '../support/consultation.ts'
import { closedVacancy } from '../support/sample.ts'
import { screens } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

const widths = [360, 768, 1440]
const height = 900
const themes = ['light', 'dark'] as const

/** Made of the same parts as the screens that are looked at in both themes. */
const rarer = [
  { name: 'a closed vacancy', path: `/careers/${closedVacancy.slug}` },
  { name: 'careers without a match', path: '/careers?q=zeppelin' },
]

// Colours are judged at rest, not in the middle of a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const theme of themes) {
  test.describe(() => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((name) => {
        localStorage.setItem('theme', name)
        document.addEventListener('started', () => Object.assign(window, { hasStarted: true }))
      }, theme)
    })

    const places = [
      ...screens,
      { name: 'careers with filters applied', path: '/careers?department=engineering&q=engineer' },
      { name: 'services with a filter applied', path: '/services?service=mobile-apps' },
      ...(theme === 'light' ? rarer : []),
    ]
    for (const { name, path } of places) {
      test(`Accessibility: ${name} in the ${theme} theme`, async ({ page, watch }) => {
        watch.allow(/ \S+\/not-found$/)
        await page.goto(path)
        await untilStarted(page)
        await expect(page.locator('body.dark')).toHaveCount(theme === 'dark' ? 1 : 0)
        for (const width of widths) {
          await page.setViewportSize({ width, height })
          await expectAccessible(page, `${path} in ${theme} at ${width} px`)
        }
      })
    }

    test(`Accessibility: the open menu in the ${theme} theme`, async ({ page }) => {
      await page.goto('/about-us')
      await untilStarted(page)
      for (const width of [360, 768]) {
        await page.setViewportSize({ width, height })
        await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
        await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
        await expectAccessible(page, `the menu in ${theme} at ${width} px`)
        await page.keyboard.press('Escape')
      }
    })

    test(`Accessibility: hire-us with errors in the ${theme} theme`, async ({ page }) => {
      await page.goto('/hire-us')
      await untilStarted(page)
      const form = consultationForm(page)
      await form.phone.fill('call me')
      await form.submit.click()
      await expect(form.errors.getByRole('link')).toHaveCount(5)
      for (const width of widths) {
        await page.setViewportSize({ width, height })
        await expectAccessible(page, `hire-us with errors in ${theme} at ${width} px`)
      }
    })
  })
}
