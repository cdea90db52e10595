import type { Page } from '@playwright/test'
import { open } from '../support/browsing.ts'
import { project } from '../support/sample.ts'
import { expect, test } from '../support/test.ts'

const progress = (page: Page) => page.getByRole('progressbar', { name: 'Loading the page' })

/** Data of pages takes this long (milliseconds) from now on. */
const slowData = (page: Page, delay: number) =>
  page.route(/\.data(\?|$)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay))
    await route.continue()
  })

test('Navigation: a bar appears while a page takes long, and goes when it is there', async ({
  page,
}) => {
  await open(page, '/careers')
  await slowData(page, 1_200)
  await page.locator('.row a').first().click()
  await expect(progress(page)).toBeVisible()
  await page.waitForURL(/\/careers\/.+/)
  await expect(progress(page)).toHaveCount(0)
})

test('Navigation: what takes less than 200 ms is not announced', async ({ page }) => {
  await open(page, '/careers')
  await page.evaluate(() => {
    addEventListener('click', ({ timeStamp }) => {
      const seen = new MutationObserver(() => {
        const bar = document.querySelector('.navigation-progress')
        if (!bar || getComputedStyle(bar).visibility !== 'visible') return
        document.body.dataset.announcedAfter ??= `${performance.now() - timeStamp}`
      })
      seen.observe(document.body, { childList: true, subtree: true })
    })
  })
  await page.locator('.row a').first().hover()
  await page.waitForLoadState('networkidle')
  await page.locator('.row a').first().click()
  await page.waitForURL(/\/careers\/.+/)
  // A busy machine may take longer, and then announces it rightly.
  const after = await page.evaluate(() => document.body.dataset.announcedAfter)
  expect(Number(after ?? Number.POSITIVE_INFINITY)).toBeGreaterThanOrEqual(200)
})

/** The names of the elements that took part in view transitions since the page was opened. */
async function watchTransitions(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const names = new Set<string>()
    const begin = document.startViewTransition.bind(document)
    document.startViewTransition = (...args) => {
      const transition = begin(...args)
      transition.ready.then(
        () => {
          for (const animation of document.getAnimations()) {
            const { pseudoElement } = animation.effect as KeyframeEffect
            names.add(/\((.+)\)/.exec(pseudoElement ?? '')?.[1] ?? '')
          }
        },
        () => names.add('failed'),
      )
      return transition
    }
    Object.assign(window, { transitionNames: names })
  })
  return () =>
    page.evaluate(() => [
      ...(window as unknown as { transitionNames: Set<string> }).transitionNames,
    ])
}

test('Motion: the cover of a project grows into its page and back', async ({ page }) => {
  await open(page, '/services')
  const names = await watchTransitions(page)
  await page.getByRole('link', { name: project.title }).click()
  await page.waitForURL(`**/services/${project.slug}`)
  await expect.poll(names).toContain('cover')
  await page.goBack()
  await page.waitForURL(/\/services$/)
  expect(await names()).not.toContain('failed')
})

test('Motion: the portrait of a person grows into the profile', async ({ page }) => {
  await open(page, '/about-us')
  const names = await watchTransitions(page)
  await page.locator('.person-card a').first().click()
  await page.waitForURL(/\/about-us\/.+/)
  await expect.poll(names).toContain('portrait')
})

test('Motion: nothing is animated with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/services')
  const names = await watchTransitions(page)
  await page.getByRole('link', { name: project.title }).click()
  await page.waitForURL(`**/services/${project.slug}`)
  await page.waitForTimeout(300)
  expect((await names()).filter((name) => name !== '')).toEqual([])
})
