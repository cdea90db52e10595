import type { Page } from '@playwright/test'
import { frames } from '../support/browsing.ts'
import { consultationForm, fillIn, newVisitor, readReference } from '../support/consultation.ts'
import { expect, test } from '../support/test.ts'

const scripts = /\/assets\/.*\.js$/

/** The paths of the scripts that a page has asked for. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (scripts.test(pathname)) asked.push(pathname)
  })
  return asked
}

/** What the browser says about its link. */
async function linkIs(
  page: Page,
  connection: { saveData: boolean; effectiveType: string },
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value })
  }, connection)
}

/** Lets no script arrive; the function that is returned lets them all. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route(scripts, async (route) => {
    await released
    // The page may be gone by then.
    await route.continue().catch(() => {})
  })
  return release
}

for (const [name, connection] of Object.entries({
  'on a 3G link': { saveData: false, effectiveType: '3g' },
  'on a 2G link': { saveData: false, effectiveType: 'slow-2g' },
  'for visitors who save data': { saveData: true, effectiveType: '4g' },
})) {
  test(`Pages: scripts come only when somebody touches the page ${name}`, async ({ page }) => {
    await linkIs(page, connection)
    const asked = scriptsOf(page)
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    // Longer than a page with a fast link waits for a quiet moment.
    await page.evaluate(
      () => new Promise((passed) => requestIdleCallback(passed, { timeout: 3_000 })),
    )
    await frames(page)
    expect(asked).toEqual([])
    await page.keyboard.press('Tab')
    await expect.poll(() => asked.length).toBeGreaterThan(5)
  })
}

test('Pages: scripts come by themselves on any other link, after the page', async ({ page }) => {
  await linkIs(page, { saveData: false, effectiveType: '4g' })
  const asked = scriptsOf(page)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  expect(asked).toEqual([])
  await expect.poll(() => asked.length).toBeGreaterThan(5)
})

test('Pages: a form submitted before the scripts are there arrives', async ({ page, sql }) => {
  await holdScripts(page)
  const visitor = newVisitor()
  await page.goto('/hire-us', { waitUntil: 'domcontentloaded' })
  await fillIn(page, visitor)
  const form = consultationForm(page)
  await form.submit.click()
  await expect(form.received).toBeVisible()
  const rows = await sql('select reference from consultation_requests where email = $1', [
    visitor.email,
  ])
  expect(rows).toEqual([{ reference: await readReference(page) }])
})

test('Pages: the menu opens before the scripts are there, and stays open when they come', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const button = page.getByRole('banner').getByRole('button', { name: 'Menu' })
  const panel = page.getByRole('dialog', { name: 'Menu' })
  await button.click()
  await expect(panel).toBeVisible()
  release()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(panel).toBeVisible()
  await panel.getByRole('link', { name: 'Careers' }).click()
  await expect(page).toHaveURL('/careers')
  await expect(panel).toBeHidden()
})

test('Pages: a link that is pointed at before the scripts are there fetches its page, no other', async ({
  page,
}) => {
  const release = await holdScripts(page)
  const devtools = await page.context().newCDPSession(page)
  const fetched = new Map<string, string>()
  devtools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    fetched.set(new URL(prefetchUrl).pathname, status)
  })
  await devtools.send('Preload.enable')
  await page.goto('/', { waitUntil: 'load' })
  await frames(page)
  expect([...fetched]).toEqual([])
  await page.getByRole('banner').getByRole('link', { name: 'Careers', exact: true }).hover()
  await expect.poll(() => [...fetched]).toEqual([['/careers', 'Ready']])

  release()
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0)
})
