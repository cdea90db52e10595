import type { Page } from '@playwright/test'
import { applicationForm } from '../support/application.ts'
import { frames, open, trackHydration, untilHydrated } from '../support/browsing.ts'
import {
  chooseTime,
  consultationForm,
  fillIn,
  newVisitor,
  readReference,
} from '../support/consultation.ts'
import { pdf } from '../support/files.ts'
import { vacancy } from '../support/sample.ts'
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

/** Blocks all scripts until the returned function is called. */
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
  test(`Pages: scripts load only on the first interaction ${name}`, async ({ page }) => {
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

test.describe(() => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  for (const [name, act] of Object.entries({
    'the first tap': (page: Page) => page.touchscreen.tap(10, 400),
    'the first scrolling': (page: Page) => page.evaluate(() => scrollBy(0, 300)),
  })) {
    test(`Pages: scripts load on a phone only after ${name}`, async ({ page }) => {
      await linkIs(page, { saveData: false, effectiveType: '4g' })
      const asked = scriptsOf(page)
      await page.goto('/')
      await page.evaluate(
        () => new Promise((passed) => requestIdleCallback(passed, { timeout: 3_000 })),
      )
      await frames(page)
      expect(asked).toEqual([])
      await act(page)
      await expect.poll(() => asked.length).toBeGreaterThan(5)
    })
  }
})

test.describe(() => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('Pages: a phone loads the font with the scripts and uses it from the next page on', async ({
    page,
  }) => {
    const fonts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url())
    })
    const font = () => page.evaluate(() => getComputedStyle(document.body).fontFamily)
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    expect(fonts).toEqual([])
    expect(await font()).toMatch(/^"Brand Fallback"/)
    await page.evaluate(() => scrollBy(0, 300))
    await expect.poll(() => page.evaluate(() => localStorage.getItem('fonts'))).toBe('')
    expect(await font(), 'the page keeps its font').toMatch(/^"Brand Fallback"/)
    await page.evaluate(() => {
      const fonts: (string | undefined)[] = []
      Object.assign(window, { fonts })
      new MutationObserver(() => fonts.push(document.querySelector('h1')?.textContent)).observe(
        document.documentElement,
        { attributeFilter: ['data-fonts'] },
      )
    })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).first().click()
    await expect.poll(font).toMatch(/^Brand,/)
    const heading = await page.getByRole('heading', { level: 1 }).textContent()
    expect(
      await page.evaluate(() => (window as unknown as { fonts: string[] }).fonts),
      'with the new page',
    ).toEqual([heading])
    await page.goto('/services')
    expect(await font()).toMatch(/^Brand,/)
    expect(await page.evaluate(() => document.fonts.check('1em Brand'))).toBe(true)
  })

  test('Pages: a pressed link shows it before the scripts are there', async ({ page }) => {
    await holdScripts(page)
    await page.goto('/')
    const link = page.getByRole('main').getByRole('link').first()
    await link.hover()
    await page.mouse.down()
    await expect(link).toHaveCSS('opacity', '0.7')
  })
})

test.describe(() => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('Pages: a draft on a phone is restored after a reload, before the first touch', async ({
    page,
  }) => {
    await open(page, '/hire-us')
    const visitor = newVisitor()
    await fillIn(page, visitor)
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('draft:consultation')))
      .toContain(visitor.email)
    await page.goto('/about-us')
    await page.goto('/hire-us')
    await expect(page.getByText('What you typed before is back')).toBeVisible()
    const form = consultationForm(page)
    await expect(form.message).toHaveValue(visitor.message)
    await expect(form.name).toHaveValue(visitor.name)
  })
})

test.describe(() => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  for (const path of ['/hire-us', '/apply', `/careers/${vacancy.slug}`]) {
    test(`Pages: errors on ${path} are shown on a phone without scripts, and in a toast after hydration`, async ({
      page,
      watch,
    }) => {
      watch.allow(/status of 400/, /^400 POST/)
      const release = await holdScripts(page)
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await page.getByRole('main').locator('form [type=submit]').last().tap()
      const { errors } = consultationForm(page)
      await expect(errors).toBeFocused()
      await expect(errors).toBeInViewport({ ratio: 1 })
      await page.evaluate(() => document.querySelector<HTMLElement>('main [type=email]')?.focus())
      const shown = await errors.elementHandle()
      release()
      await expect(page.locator('[data-sonner-toast]')).toContainText('Please check')
      await expect(
        page.locator('main [type=email]'),
        'stays in the field being typed in',
      ).toBeFocused()
      expect(await shown?.evaluate((element) => element.isConnected), 'stays').toBe(true)
    })
  }

  test('Pages: a form submitted offline before hydration shows a notice and preserves its input', async ({
    page,
    context,
    watch,
  }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED/)
    await page.goto('/hire-us')
    await expect(page.locator('[data-offline]')).toBeHidden()
    await context.setOffline(true)
    const visitor = newVisitor()
    await fillIn(page, visitor)
    const form = consultationForm(page)
    for (let attempt = 0; attempt < 2; attempt++) {
      await form.submit.tap()
      await expect(form.errors).toContainText('You appear to be offline')
      await expect(form.errors).toBeFocused()
      await expect(form.errors).toBeInViewport({ ratio: 1 })
    }
    await context.setOffline(false)
    await page.reload()
    await expect(page.getByText('What you typed before is back')).toBeVisible()
    await expect(form.message).toHaveValue(visitor.message)
    await expect(form.consent, 'is given each time').not.toBeChecked()
    await fillIn(page, visitor)
    await form.submit.tap()
    await expect(form.received).toBeVisible()
  })

  test('Pages: a draft is restored when the connection failed before hydration, until it is submitted', async ({
    page,
    watch,
  }) => {
    watch.allow(/ERR_CONNECTION_RESET/)
    const release = await holdScripts(page)
    await page.route('/hire-us', (route) =>
      route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
    )
    await page.goto('/hire-us', { waitUntil: 'domcontentloaded' })
    const visitor = newVisitor()
    await fillIn(page, visitor)
    const form = consultationForm(page)
    await form.submit.tap()
    await expect(page).toHaveURL('chrome-error://chromewebdata/')
    await page.unroute('/hire-us')
    release()
    await page.goto('/hire-us')
    await expect(form.message).toHaveValue(visitor.message)
    await form.consent.check()
    await form.submit.tap()
    await expect(form.received).toBeVisible()
    const kept = () => page.evaluate(() => localStorage.getItem('draft:consultation'))
    await expect.poll(kept).toBeNull()
  })
})

test('Pages: scripts and styles load by themselves on fast connections, after the first paint', async ({
  page,
}) => {
  await linkIs(page, { saveData: false, effectiveType: '4g' })
  const asked = scriptsOf(page)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect.poll(() => asked.length).toBeGreaterThan(5)
  const [painted = 0, requested = 0] = await page.evaluate(() => [
    performance.getEntriesByType('paint')[0]?.startTime,
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/.*\.(?:js|css)$/.test(name))
      .reduce((first, { startTime }) => Math.min(first, startTime), Number.POSITIVE_INFINITY),
  ])
  expect(requested).toBeGreaterThan(painted)
})

test('Pages: a form submitted before hydration is stored', async ({ page, sql }) => {
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

/** What a form would send now, without what scripts add to it. */
function filledIn(page: Page): Promise<Array<[string, string]>> {
  return page
    .getByRole('main')
    .locator('form')
    .evaluate((form: HTMLFormElement) =>
      [...new FormData(form)]
        .filter(([name]) => !/timeZone|took/.test(name))
        .map(([name, value]) => [name, value instanceof File ? value.name : value]),
    )
}

for (const timezoneId of ['Europe/Chisinau', 'America/New_York']) {
  test.describe(() => {
    test.use({ timezoneId })
    test(`Pages: input from before hydration is preserved, in ${timezoneId}`, async ({ page }) => {
      const release = await holdScripts(page)
      await trackHydration(page)
      await page.goto('/hire-us', { waitUntil: 'domcontentloaded' })
      const form = consultationForm(page)
      await fillIn(page, newVisitor())
      await form.service('Mobile apps').check()
      await form.budget.selectOption({ index: 2 })
      await chooseTime(page, 4)
      await page.getByLabel('Attachments').setInputFiles([pdf('brief.pdf', 2_000)])
      const before = await filledIn(page)
      expect(before.map(([name]) => name)).toEqual(
        expect.arrayContaining(['message', 'services', 'budget', 'slot', 'attachments', 'consent']),
      )
      release()
      await untilHydrated(page)
      await expect(page.getByText(/^Your call: /)).toBeVisible()
      await frames(page)
      expect(await filledIn(page)).toEqual(before)
    })
  })
}

test('Pages: restoring a draft does not overwrite input from before hydration', async ({
  page,
}) => {
  await open(page, '/hire-us')
  const form = consultationForm(page)
  const earlier = newVisitor()
  await fillIn(page, earlier)
  await form.service('Mobile apps').check()
  const slot = await chooseTime(page, 4)
  // Leaving keeps what was typed.
  await page.goto('/about-us')

  const release = await holdScripts(page)
  await page.goto('/hire-us', { waitUntil: 'domcontentloaded' })
  const now = newVisitor()
  await form.name.fill(now.name)
  const chosen = await chooseTime(page, 5)
  release()
  await expect(page.getByText('What you typed before is back')).toBeVisible()
  await expect(form.message).toHaveValue(earlier.message)
  await expect(form.service('Mobile apps')).toBeChecked()
  await expect(form.name).toHaveValue(now.name)
  expect(chosen).not.toBe(slot)
  await expect(page.locator(`input[value="${chosen}"]`)).toBeChecked()
})

test('Pages: an application begun before hydration is preserved', async ({ page }) => {
  const release = await holdScripts(page)
  await trackHydration(page)
  await page.goto(`/careers/${vacancy.slug}`, { waitUntil: 'domcontentloaded' })
  const form = applicationForm(page)
  await form.name.fill('Ana')
  await form.cv.setInputFiles([pdf('cv.pdf', 2_000)])
  await form.letter.fill('Maps, from spring on.')
  await form.consent.check()
  const before = await filledIn(page)
  expect(before).toContainEqual(['cv', 'cv.pdf'])
  release()
  await untilHydrated(page)
  await frames(page)
  expect(await filledIn(page)).toEqual(before)
})

test('Pages: the menu opens before hydration and stays open after it', async ({ page }) => {
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

test('Pages: a filter chosen before hydration shows progress until it is applied', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/careers', { waitUntil: 'domcontentloaded' })
  const busy = page.locator('html[data-busy]')
  await expect(busy).toHaveCount(0)
  await page.locator('[name=workplace]').selectOption('remote')
  await expect(busy).toHaveCount(1)
  const bar = await page.evaluate(() => {
    const { content, height, backgroundColor } = getComputedStyle(document.body, '::before')
    return { content, height, backgroundColor }
  })
  expect(bar).toEqual({
    content: '""',
    height: '3px',
    backgroundColor: expect.not.stringMatching(/, 0\)$/),
  })
  release()
  await expect(page.locator('.chosen-filters')).toBeVisible()
  await expect(busy).toHaveCount(0)
})

test('Pages: a link followed before hydration shows progress until the page arrives', async ({
  page,
}) => {
  await holdScripts(page)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => {
    const noteBusy = () => sessionStorage.setItem('busy', '')
    new MutationObserver(noteBusy).observe(document.documentElement, {
      attributeFilter: ['data-busy'],
    })
  })
  // Not by pointing at it, which would prefetch the page.
  await page.getByRole('banner').getByRole('link', { name: 'Careers', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/careers')
  expect(await page.evaluate(() => 'busy' in sessionStorage)).toBe(true)
  await expect(page.locator('html[data-busy]')).toHaveCount(0)
})

test('Pages: hovering a link before hydration prefetches that page only', async ({ page }) => {
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
