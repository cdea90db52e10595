import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { frames, trackHydration, untilHydrated } from '../../tests/e2e/support/browsing.ts'
import { project } from '../../tests/e2e/support/sample.ts'
import type { Measured } from '../report.ts'
import { asMilliseconds, atMost, medianAndWorst, scaled, worstOf } from '../report.ts'
import { withSite } from '../site.ts'
import { asOnPhone, launch, openPage, phone, tap } from './phone.ts'

const rounds = scaled(5)
const settleMs = 1_000

/** What the visitor does; without a path, on the page of the step before. */
type Step = { name: string; path?: string; act: (page: Page) => Promise<unknown> }

const tapFirst = (selector: string) => (page: Page) =>
  tap(page, page.locator(selector).locator('visible=true').first())

const steps: Step[] = [
  { name: 'theme', path: '/', act: tapFirst('.theme-toggle') },
  { name: 'menu', act: tapFirst('.menu-button') },
  {
    name: 'filter',
    path: '/careers',
    act: async (page) => {
      const select = page.locator('[name=workplace]').first()
      await select.evaluate((e) => e.closest('details:has(select)')?.setAttribute('open', ''))
      await select.focus()
      await page.keyboard.press('ArrowDown')
    },
  },
  { name: 'question', path: '/services', act: tapFirst('#faq summary') },
  { name: 'gallery', path: `/services/${project.slug}`, act: tapFirst('.project-gallery a') },
  {
    name: 'typing',
    path: '/hire-us',
    act: (page) => page.locator('[name=name]').pressSequentially('Ana Rusu', { delay: 100 }),
  },
  {
    name: 'send',
    act: async (page) => {
      await page.locator('[name=email]').fill('ana@client.example')
      await page.locator('[name=message]').fill('We want to rebuild our booking before summer.')
      await tapFirst('[name=consent]')(page)
      await tapFirst('main form [type=submit]:not([tabindex], [formaction])')(page)
    },
  },
]

/** Interaction to Next Paint of each step of a visit, on a throttled phone after hydration. */
export function measureVisit(): Promise<Measured> {
  return withSite(async ({ siteUrl }) => {
    await using browser = await launch()
    const visits: number[][] = []
    for (let round = 0; round < rounds; round++) visits.push(await visit(browser, siteUrl))
    const rows = steps.map(({ name }, step) => ({
      name,
      times: visits.map((times) => times[step] ?? Number.NaN),
    }))
    return {
      tables: [
        {
          title: 'A visit',
          method: `Interaction to Next Paint (the longest event of each step, as the browser reports it, in steps of 8 ms; 16 where none was that long), in Chromium ${asOnPhone}, on pages that are hydrated, ${rounds} visitors. Limit: worst ≤ 200 ms.`,
          ...medianAndWorst('step', rows),
        },
      ],
      limits: [atMost('interaction to next paint, worst', 200, asMilliseconds, rows, worstOf)],
    }
  })
}

/** Milliseconds by step. */
async function visit(browser: Browser, siteUrl: string): Promise<number[]> {
  await using context = await phone(browser)
  const page = await openPage(context)
  let longest = 0
  await page.exposeFunction('reportEvent', (duration: number) => {
    longest = Math.max(longest, duration)
  })
  await trackHydration(page)
  await page.addInitScript(() => {
    const { reportEvent } = window as unknown as { reportEvent: (duration: number) => void }
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId > 0) reportEvent(duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  const measured: number[] = []
  for (const { path, act } of steps) {
    if (path) {
      await page.goto(siteUrl + path)
      await page.keyboard.press('Shift')
      await untilHydrated(page)
      await sleep(settleMs)
    }
    longest = 16
    await act(page)
    await sleep(settleMs)
    // A frame that took longer is reported after it.
    await frames(page)
    measured.push(longest)
  }
  return measured
}
