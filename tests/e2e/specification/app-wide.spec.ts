import type { Page } from '@playwright/test'
import { frames, open, scrollPosition } from '../support/browsing.ts'
import { consultationForm, fillIn, newVisitor, readReference } from '../support/consultation.ts'
import { project, sample } from '../support/sample.ts'
import { mainPages, screens } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

const isNotFound = / \S+\/not-found(?:\?\S*)?$/
/** The data of a page, which the router fetches with it. */
const dataOf = (path: string) => (path === '/' ? '/_.data' : `${path}.data`)
const paths = (page: Page) => {
  const seen = new Set<string>()
  page.on('request', (request) => seen.add(new URL(request.url()).pathname))
  return seen
}

test('App-wide: a stored request is confirmed in a toast with rich colours that a screen reader reads', async ({
  page,
}) => {
  await open(page, '/hire-us')
  await fillIn(page, newVisitor())
  await consultationForm(page).submit.click()
  const notifications = page.getByRole('region', { name: /^Notifications/ })
  const toast = notifications.getByRole('listitem')
  await expect(toast).toContainText('Your request has arrived')
  await expect(toast).toContainText(await readReference(page))
  await expect(notifications).toHaveAttribute('aria-live', 'polite')
  await expect(toast).toHaveAttribute('data-rich-colors', 'true')
  await expect(toast).toHaveAttribute('data-type', 'success')
  await toast.getByRole('button', { name: 'Close notification' }).click()
  await expect(toast).toHaveCount(0)
})

const unknown = [
  '/nothing-here',
  '/services/no-such-project',
  '/careers/no-such-vacancy',
  '/about-us/unknown-person',
  '/legal/no-such-page',
  `/services/${project.slug}/deeper`,
]

test('Routes: any unknown path and any unknown {id} redirect to not-found, which answers 404 and is not indexed', async ({
  page,
  request,
  watch,
}) => {
  watch.allow(isNotFound)
  for (const path of unknown) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(302)
    expect(answer.headers().location, path).toMatch(/^\/not-found\?from=/)

    const shown = await page.goto(path)
    expect(shown?.status(), path).toBe(404)
    await expect(page).toHaveURL(/\/not-found\?from=/)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  }
})

test('Routes: an unknown path redirects to not-found within the running page too', async ({
  page,
  watch,
}) => {
  watch.allow(isNotFound, / \S+\/not-found\.data\?\S+$/)
  await open(page, '/')
  await page.evaluate(() => {
    history.pushState(null, '', '/services/no-such-project')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page).toHaveURL('/not-found?from=%2Fservices%2Fno-such-project')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist')
})

test('Routes: home, services, careers, about-us and hire-us are preloaded once the page is idle', async ({
  page,
}) => {
  const requested = paths(page)
  await open(page, `/services/${project.slug}`)
  for (const path of mainPages) {
    await expect.poll(() => requested.has(dataOf(path)), { message: path }).toBe(true)
  }
})

test('Routes: nothing is preloaded for visitors who save data', async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const requested = paths(page)
  await page.goto(`/services/${project.slug}`)
  await page.keyboard.press('Shift')
  await page.clock.runFor(10_000)
  await page.waitForLoadState('networkidle')
  await frames(page)
  expect(mainPages.filter((path) => requested.has(dataOf(path)))).toEqual([])
})

test('Routes: navigating to a page scrolls it to the top, going back restores where one was', async ({
  page,
}) => {
  await open(page, '/services')
  const link = page.getByRole('main').getByRole('link', { name: project.title, exact: true })
  await link.scrollIntoViewIfNeeded()
  const before = await scrollPosition(page)
  expect(before).toBeGreaterThan(400)
  await link.click()
  await expect(page).toHaveURL(`/services/${project.slug}`)
  await expect.poll(() => scrollPosition(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/services')
  await expect.poll(async () => Math.abs((await scrollPosition(page)) - before)).toBeLessThan(5)
  await page.goForward()
  await expect(page).toHaveURL(`/services/${project.slug}`)
  await expect.poll(() => scrollPosition(page)).toBe(0)
})

test('Calls: a non-GET request to a relative URL carries the anti-forgery header taken from a cookie', async ({
  page,
  context,
}) => {
  await open(page, '/hire-us')
  await fillIn(page, newVisitor())
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await consultationForm(page).submit.click()
  const request = await sent
  const token = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value
  expect(token).toMatch(/^[\w-]{32}$/)
  expect(await request.headerValue('X-XSRF-TOKEN')).toBe(token)
  await expect(consultationForm(page).received).toBeVisible()
})

test('Calls: a request without the anti-forgery header or with a wrong one is rejected with a sentence', async ({
  page,
  watch,
}) => {
  watch.allow(/40[03]/)
  await open(page, '/hire-us')
  await page.evaluate(() => fetch('/xsrf-token'))
  const post = (token?: string) =>
    page.evaluate(async (header) => {
      // Not `fetch`, which our own code has taught to send the header.
      const request = new XMLHttpRequest()
      request.open('POST', '/hire-us.data')
      if (header !== undefined) request.setRequestHeader('X-XSRF-TOKEN', header)
      await new Promise((done) => {
        request.onloadend = done
        request.send(new FormData())
      })
      return { status: request.status, text: request.responseText }
    }, token)
  for (const token of [undefined, 'x'.repeat(32)]) {
    const { status, text } = await post(token)
    expect(status).toBe(403)
    expect(text).toMatch(/^This request did not come from a page of this site.*reload/s)
  }
  const right = await page.evaluate(() => document.cookie.match(/XSRF-TOKEN=([^;]+)/)?.[1])
  expect((await post(right)).status, 'with the right one it is only incomplete').toBe(400)
})

test('Calls: a form that another site posts is rejected with a sentence and stores nothing', async ({
  page,
  context,
  environment,
  watch,
  sql,
}) => {
  watch.allow(/403/, /^foreign GET http:\/\/elsewhere\.test\//)
  const { name, email, message } = newVisitor()
  const fields = { name, email, message, consent: 'on', idempotencyKey: crypto.randomUUID() }
  const inputs = Object.entries(fields).map(
    ([key, value]) => `<input name="${key}" value="${value}">`,
  )
  await context.route('http://elsewhere.test/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<form method="post" enctype="multipart/form-data" action="${environment.siteUrl}/hire-us">${inputs.join('')}<button>Win</button></form>`,
    }),
  )
  await page.goto('http://elsewhere.test/')
  const answered = page.waitForResponse(`${environment.siteUrl}/hire-us`)
  await page.getByRole('button').click()
  expect((await answered).status()).toBe(403)
  await expect(page.getByText('This request did not come from a page of this site')).toBeVisible()
  expect(await sql('select 1 from consultation_requests where email = $1', [email])).toEqual([])
})

test('Calls: icons are static vector files that the page fetches, all from one sprite', async ({
  page,
  request,
  watch,
}) => {
  watch.allow(isNotFound)
  const sprite = await request.get('/icons.svg')
  expect(sprite.headers()['content-type']).toMatch(/^image\/svg\+xml/)
  const symbols = new Set(
    [...(await sprite.text()).matchAll(/<symbol[^>]* id="([^"]+)"/g)].map(([, id]) => id),
  )
  expect(symbols.size).toBeGreaterThan(20)
  for (const { path } of screens) {
    const fetched: string[] = []
    page.on('request', (each) => {
      if (new URL(each.url()).pathname === '/icons.svg') fetched.push(each.url())
    })
    await page.goto(path)
    const used = await page
      .locator('svg use')
      .evaluateAll((uses) => uses.map((use) => use.getAttribute('href') ?? ''))
    expect(used.length, path).toBeGreaterThan(3)
    for (const address of used) {
      const [file, id] = address.split('#')
      expect(file, path).toBe('/icons.svg')
      expect(symbols.has(id), `${path} shows ${id}`).toBe(true)
    }
    expect(fetched.length, path).toBeLessThanOrEqual(1)
    page.removeAllListeners('request')
  }
})

test('Errors: a failure while starting the app is only logged to the console, and the page stays usable', async ({
  page,
  watch,
}) => {
  watch.allow(/^console The page could not be started/)
  await page.addInitScript(() => Object.defineProperty(window, 'fetch', { value: undefined }))
  const logged = page.waitForEvent(
    'console',
    (message) =>
      message.type() === 'error' && message.text().startsWith('The page could not be started'),
  )
  await page.goto('/')
  await logged
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sample.globals.home.hero.heading)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
  await expect(page).toHaveURL('/careers')
})

const lost = {
  'the scripts do': '/assets/*.js',
  'the data they begin with does': '/hydration/**',
}
for (const [what, address] of Object.entries(lost)) {
  test(`Errors: when ${what} not arrive, links, menu and form work all the same`, async ({
    page,
    watch,
    sql,
  }) => {
    watch.allow(
      /^failed GET \S+\/(?:assets\/\S+\.js|hydration\/)/,
      /^console Failed to load resource: net::ERR_FAILED/,
    )
    const aborted: string[] = []
    await page.route(`**${address}`, (route) => {
      aborted.push(route.request().url())
      return route.abort('failed')
    })
    await page.setViewportSize({ width: 375, height: 800 })
    await page.goto('/')
    await expect.poll(() => aborted.length).toBeGreaterThan(0)
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Hire Us' }).click()
    await expect(page).toHaveURL('/hire-us')
    const visitor = newVisitor()
    await fillIn(page, visitor)
    await consultationForm(page).submit.click()
    await expect(consultationForm(page).received).toBeVisible()
    const stored = await sql('select reference from consultation_requests where email = $1', [
      visitor.email,
    ])
    expect(stored).toEqual([{ reference: await readReference(page) }])
  })
}
