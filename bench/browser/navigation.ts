import type { Browser, Locator, Page } from '@playwright/test'
import { open } from '../../tests/e2e/support/browsing.ts'
import { mainPages, screens } from '../../tests/e2e/support/screens.ts'
import type { Measured } from '../report.ts'
import { asMilliseconds, atMost, median, medianAndWorst, scaled, worstOf } from '../report.ts'
import { withSite } from '../site.ts'
import { launch } from './phone.ts'

const rounds = scaled(15)
/** Time between hovering over a link and clicking it, in milliseconds. */
const hoverMs = 200

const main = screens.filter(({ path }) => mainPages.some((each) => each === path))
/** Each list with the detail page linked from it. */
const details = main.flatMap((list) =>
  screens
    .filter(({ path }) => path.startsWith(`${list.path}/`))
    .map((detail) => ({ list, detail })),
)

/** Time from the click on a link until the next page is painted, without throttling. */
export function measureNavigation(): Promise<Measured> {
  return withSite(async ({ siteUrl }) => {
    await using browser = await launch()
    const times = []
    for (let round = 0; round < rounds; round++) times.push(...(await visit(browser, siteUrl)))
    const byTarget = Map.groupBy(times, ({ to }) => to)
    const rows = [...byTarget].map(([name, all]) => ({ name, times: all.map(({ took }) => took) }))
    return {
      tables: [
        {
          title: 'Navigation',
          method: `From the click on a link to the end of the first frame with the new page’s heading, in Chromium without throttling, ${rounds} visitors. The main pages were fetched ahead at idle; a detail page is fetched when its link is pointed at, here ${hoverMs} ms before the click. Limits: median ≤ 80 ms, worst ≤ 150 ms.`,
          ...medianAndWorst('to', rows),
        },
      ],
      limits: [
        atMost('navigation to painted content, median', 80, asMilliseconds, rows, (of) =>
          median(of.times),
        ),
        atMost('navigation to painted content, worst', 150, asMilliseconds, rows, worstOf),
      ],
    }
  })
}

/** Visits every main page and one detail page of each kind. */
async function visit(browser: Browser, siteUrl: string) {
  const times = []
  await using context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await open(page, siteUrl)
  // Wait for prefetches.
  await page.waitForLoadState('networkidle')
  const menu = (path: string) => page.locator(`header a[href="${path}"]:visible`).first()
  for (const { name, path, heading } of [...main.slice(1), ...main.slice(0, 1)]) {
    times.push({ to: name, took: await timeNavigation(page, menu(path), heading) })
  }
  for (const { list, detail } of details) {
    await timeNavigation(page, menu(list.path), list.heading)
    const link = page.locator(`main a[href="${detail.path}"]`).first()
    await link.hover()
    await page.waitForTimeout(hoverMs)
    const took = await timeNavigation(page, link, detail.heading)
    times.push({ to: `${detail.name}, pointed at before`, took })
  }
  return times
}

/** Milliseconds from the click to the end of the first frame with the new heading. */
async function timeNavigation(page: Page, link: Locator, heading: string): Promise<number> {
  await page.evaluate((wanted) => {
    const painted = new Promise<number>((resolve) => {
      const wait = ({ timeStamp }: Event) => {
        const atEndOfFrame = () => {
          // The frame has ended when the next one begins, which may be before a message arrives.
          const end = () => resolve(performance.now() - timeStamp)
          requestAnimationFrame(end)
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = end
          port2.postMessage('')
        }
        new MutationObserver((_, observer) => {
          if (document.querySelector('h1')?.textContent !== wanted) return
          observer.disconnect()
          requestAnimationFrame(atEndOfFrame)
        }).observe(document, { subtree: true, childList: true, characterData: true })
      }
      addEventListener('click', wait, { capture: true, once: true })
    })
    Object.assign(window, { painted })
  }, heading)
  await link.click()
  return page.evaluate(() => (window as Window & { painted?: Promise<number> }).painted ?? -1)
}
