import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '../../tests/chromium.ts'

const kilobit = 1024 / 8
const slowLink = {
  offline: false,
  /** Round-trip time in milliseconds. */
  latency: 150,
  downloadThroughput: 1638.4 * kilobit,
  uploadThroughput: 750 * kilobit,
}
const slowerProcessor = 4

/** How a page is measured, as part of a sentence. */
export const asOnPhone = `with a phone’s screen, a processor slowed down ${slowerProcessor} times, ${slowLink.latency} ms there and back and 1.6 Mbit/s`

export const launch = () =>
  chromium.launch({ executablePath: chromiumPath, args: chromiumArguments })

/** The same phone as in Lighthouse, with an empty cache. */
export const phone = (browser: Browser) =>
  browser.newContext({
    viewport: { width: 412, height: 823 },
    ...{ deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  })

/** A page with the phone's processor and link. */
export async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slowLink)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor })
  return page
}

/** Taps the centre of a control. `Locator.tap` adds listeners to the page, and delays. */
export async function tap(page: Page, control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded()
  const box = await control.boundingBox()
  if (!box) throw new Error(`${control} is not visible.`)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}
