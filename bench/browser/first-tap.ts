import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import type { Measured, Timed } from '../report.ts'
import { asMilliseconds, atMost, medianAndWorst, scaled, worstOf } from '../report.ts'
import { withSite } from '../site.ts'
import { asOnPhone, launch, openPage, phone, tap } from './phone.ts'

const rounds = scaled(10)
/** Time after which a control counts as not answering, in milliseconds. */
const timeout = 10_000
/** Time that a page rests after loading, in milliseconds. */
const rest = 1_500

/** A control, and a selector that matches as soon as something visible has answered. */
type Control = { name: string; path: string; selector: string; answer: string; chosen?: number }

const controls: Control[] = [
  { name: 'theme', path: '/', selector: '.theme-toggle:visible', answer: 'body.dark' },
  { name: 'menu', path: '/', selector: '.menu-button:visible', answer: ':popover-open' },
  { name: 'link', path: '/', selector: 'main a[href="/hire-us"]:visible', answer: 'main a:active' },
  {
    ...{ name: 'question', path: '/services', selector: '#faq summary' },
    answer: '#faq summary:active, #faq details[open]',
  },
  {
    ...{ name: 'filter', path: '/careers', selector: '[name=workplace]', chosen: 1 },
    answer: '[data-busy], .navigation-progress, .chosen-filters',
  },
]

/** Time from the first tap on a page until something visible answers, on a throttled phone. */
export function measureFirstTap(): Promise<Measured> {
  return withSite(async ({ siteUrl }) => {
    await using browser = await launch()
    const rows: Timed[] = []
    for (const control of controls) {
      const times = []
      for (let round = 0; round < rounds; round++) {
        times.push(await timeFirstTap(browser, siteUrl, control))
      }
      rows.push({ name: control.name, times })
    }
    return {
      tables: [
        {
          title: 'First tap',
          method: `From the first tap on a page that has rested for ${rest} ms to the end of the first frame with an answer, in Chromium ${asOnPhone}, ${rounds} visitors. The theme answers with the theme, the menu by opening, a question and a link (its page is held back) with the style of what is pressed, a filter with its progress. Limit: worst ≤ 100 ms.`,
          ...medianAndWorst('control', rows),
        },
      ],
      limits: [
        atMost('first tap until something answers, worst', 100, asMilliseconds, rows, worstOf),
      ],
    }
  })
}

async function timeFirstTap(browser: Browser, siteUrl: string, control: Control) {
  const { name, path, selector, chosen } = control
  await using context = await phone(browser)
  const page = await openPage(context)
  const { promise: answered, resolve } = Promise.withResolvers<number>()
  // The tap may leave the page.
  await page.exposeFunction('answered', resolve)
  await page.goto(siteUrl + path)
  if (name === 'link') {
    // The link itself must answer, not its page.
    await page.route('**/hire-us', () => {})
    await page.locator('script[type=speculationrules]').evaluateAll(([rules]) => rules?.remove())
  }
  const target = page.locator(selector).first()
  await target.evaluate((e) => e.closest('details:has(select)')?.setAttribute('open', ''))
  // The visitor has scrolled to the control before the page rests.
  await target.scrollIntoViewIfNeeded()
  await page.waitForTimeout(rest)
  await watchFor(page, control)
  if (chosen === undefined) await tap(page, target)
  else await target.selectOption({ index: chosen }, { noWaitAfter: true })
  return await Promise.race([answered, sleep(timeout, Number.POSITIVE_INFINITY)])
}

/** Reports the time from the first press or choice to the end of the frame with the answer. */
async function watchFor(page: Page, { answer, chosen }: Control): Promise<void> {
  await page.evaluate(
    ([wanted, type]) => {
      const report = (time: number) =>
        (window as unknown as { answered: (time: number) => void }).answered(time)
      const from = location.pathname
      const wait = ({ timeStamp }: Event) => {
        const look = () => {
          const isAnswered =
            location.pathname !== from ||
            [...document.querySelectorAll(wanted)].some(
              (element) =>
                element.checkVisibility({ visibilityProperty: true }) &&
                // Pressed, it answers only where the page has the style for it.
                (!['a', 'summary'].includes(element.localName) ||
                  getComputedStyle(element).opacity !== '1'),
            )
          if (!isAnswered) return requestAnimationFrame(look)
          // The frame has ended when the next one begins, which may be before a message arrives.
          const end = () => report(performance.now() - timeStamp)
          requestAnimationFrame(end)
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = end
          port2.postMessage('')
        }
        requestAnimationFrame(look)
      }
      addEventListener(type, wait, { capture: true, once: true })
    },
    [answer, chosen === undefined ? 'pointerdown' : 'change'] as const,
  )
}
