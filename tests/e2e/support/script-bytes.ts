import type { Page } from '@playwright/test'

/** A script as it came over the line. */
export type FetchedScript = { file: string; bytes: number }

/**
 * The scripts that a browser fetches for a page until it works: not those of the other main pages,
 * which are fetched ahead when it rests, and not for visitors who save data, as this one does.
 */
export async function scriptsOf(page: Page, path: string): Promise<FetchedScript[]> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    document.addEventListener('hydrated', () => Object.assign(window, { isHydrated: true }))
  })
  await page.goto(path)
  await page.keyboard.press('Shift')
  await page.waitForFunction(() => 'isHydrated' in window)
  await page.waitForLoadState('networkidle')
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(({ name, encodedBodySize }) => ({
        file: new URL(name).pathname,
        bytes: encodedBodySize,
      })),
  )
}
