import type { Page } from '@playwright/test'
import { open } from '../e2e/support/browsing.ts'
import type { Theme } from './gallery.ts'
import type { Screen } from './screens.ts'

/**
 * Writes one picture of what a visitor would see after scrolling through the page.
 * @returns false when the screen is not there now, as an unpublished legal page
 */
export async function takePicture(
  page: Page,
  screen: Screen,
  file: string,
  theme: Theme,
): Promise<boolean> {
  await open(page, screen.path)
  if (new URL(page.url()).pathname === '/not-found' && screen.path !== '/not-found') return false
  await screen.prepare?.(page, theme)
  if (!screen.coversWindow) await loadAll(page)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: file, fullPage: !screen.coversWindow, animations: 'disabled' })
  return true
}

/** Pictures load when they come near: goes past all of them, waits, and returns to the top. */
async function loadAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = () => new Promise((next) => requestAnimationFrame(next))
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await drawn()
    }
    const images = [...document.images].filter((image) => image.checkVisibility())
    // One that a row keeps aside has not come near, and would be waited for without end.
    for (const image of images) image.loading = 'eager'
    await Promise.all(images.map((image) => image.decode().catch(() => {})))
    // At the top the header stands once, where it belongs.
    scrollTo({ top: 0, behavior: 'instant' })
    await drawn()
  })
}
