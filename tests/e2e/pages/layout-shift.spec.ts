import type { Page } from '@playwright/test'
import { open } from '../support/browsing.ts'
import { screens, states } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

/** Pictures, fonts and styles arrive long after the page, each in its own time. */
const late = /\.(avif|webp|png|svg|woff2|css)(\?|$)/
const lateByMs = 400
const isNotFound = / \S+\/not-found(?:\?\S*)?$/

/** A phone on the road: what is fetched together gets in the way of each other. */
const slow = {
  offline: false,
  latency: 60,
  downloadThroughput: (4 * 2 ** 20) / 8,
  uploadThroughput: 2 ** 20 / 8,
}

/** Notes each movement, also one within half a second of a press, which browsers forgive. */
async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        sources: { node?: Element }[]
      })[]) {
        const nodes = entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 100))
        shifts.push(`${entry.value.toFixed(5)} ${nodes.join(' | ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    }
  })
}

for (const width of [375, 1440]) {
  for (const { name, path } of [...screens, ...states]) {
    test(`Pages: nothing moves while ${name} loads slowly at ${width} px`, async ({
      page,
      watch,
    }) => {
      watch.allow(isNotFound)
      await page.setViewportSize({ width, height: 800 })
      await page.route(late, async (route) => {
        await new Promise((passed) => setTimeout(passed, lateByMs))
        await route.continue()
      })
      const network = await page.context().newCDPSession(page)
      await network.send('Network.emulateNetworkConditions', slow)
      await noteShifts(page)
      await open(page, path)
      await page.evaluate(() => document.fonts.ready)
      // What comes late may move what is looked at: the whole style sheet is under way.
      await page.waitForLoadState('networkidle')
      await scrollThrough(page)
      await page.waitForLoadState('networkidle')
      const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
      expect(shifts, path).toEqual([])
    })
  }
}
