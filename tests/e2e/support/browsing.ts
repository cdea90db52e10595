import type { Page } from '@playwright/test'

/**
 * Opens a page and waits until its scripts have started, which they do once the page is idle, or
 * on a screen for fingers at the first touch (site/app/browser/start.inline.ts).
 */
export async function open(page: Page, path: string): Promise<void> {
  await trackHydration(page)
  await page.goto(path)
  // Touches the page without moving it.
  if (await page.evaluate(() => matchMedia('(hover: none)').matches)) {
    await page.keyboard.press('Shift')
  }
  await untilHydrated(page)
}

/** Has every page that is opened from here on note that its scripts have started. */
export async function trackHydration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('hydrated', () => {
      Object.assign(window, { isHydrated: true })
    })
  })
}

/** For a page that was opened by `open` and then loaded again or left, or after `trackHydration`. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => 'isHydrated' in window)
}

/**
 * Lets the browser draw a few frames: what it was told to do is done then, so that one can see
 * that something did not happen.
 */
export async function frames(page: Page, count = 12): Promise<void> {
  await page.evaluate(async (left) => {
    for (let frame = 0; frame < left; frame++) {
      await new Promise((drawn) => {
        requestAnimationFrame(drawn)
        // A browser without a window may draw nothing while nothing changes.
        setTimeout(drawn, 250)
      })
    }
  }, count)
}

export const scrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY))
