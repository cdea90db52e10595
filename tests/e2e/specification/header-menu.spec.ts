import type { Page } from '@playwright/test'
import { frames, open, scrollPosition } from '../support/browsing.ts'
import { company, employee, project, vacancy } from '../support/sample.ts'
import { mainPages } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

const labels = ['Homepage', 'Services', 'About Us', 'Careers', 'Hire Us']
const routes: Record<string, string> = {
  Homepage: '/',
  Services: '/services',
  'About Us': '/about-us',
  Careers: '/careers',
  'Hire Us': '/hire-us',
}
const height = 800

/** The parts of the header; the menu is the one that is shown, inline or in the panel. */
function header(page: Page) {
  const banner = page.getByRole('banner')
  const menu = banner.getByRole('navigation', { name: 'Menu' })
  return {
    banner,
    menu,
    button: banner.getByRole('button', { name: 'Menu' }),
    panel: page.getByRole('dialog', { name: 'Menu' }),
    portal: banner.getByRole('link', { name: /^Employee Portal/ }),
    consultation: banner.getByRole('link', { name: 'Schedule a Consultation' }),
  }
}

async function openPanel(page: Page, path: string, width: number) {
  await page.setViewportSize({ width, height })
  await open(page, path)
  const parts = header(page)
  await parts.button.click()
  await expect(parts.panel).toBeVisible()
  return parts
}

/** The router's name for the entry of the history that is shown. */
const historyKey = (page: Page) => page.evaluate(() => history.state?.key as string | undefined)

/** Where the panel lies once it has slid in. */
async function restingBox(page: Page) {
  const { panel } = header(page)
  await panel.evaluate((element) =>
    Promise.all(element.getAnimations().map((animation) => animation.finished)),
  )
  const box = await panel.boundingBox()
  if (!box) throw new Error('The panel is not shown.')
  return box
}

for (const width of [1024, 1440]) {
  test(`Header menu: at ${width} px the menu is inline with the same two actions`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const { menu, button, panel, portal, consultation } = header(page)
    await expect(menu.getByRole('link')).toHaveText(labels)
    for (const label of labels) {
      await expect(menu.getByRole('link', { name: label })).toHaveAttribute(
        'href',
        routes[label] ?? '',
      )
    }
    await expect(portal).toBeVisible()
    await expect(consultation).toBeVisible()
    await expect(button).toBeHidden()
    await expect(panel).toBeHidden()
    await expectNoOverlap(page)
  })
}

for (const width of [375, 1023]) {
  test(`Header menu: at ${width} px a button toggles a slide-in panel with the items and both actions`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await open(page, '/')
    const { banner, menu, button, panel, portal, consultation } = header(page)
    await expect(menu).toBeHidden()
    await expect(portal).toBeHidden()
    await expect(consultation).toBeHidden()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    const pageWidth = await page.evaluate(() => document.documentElement.clientWidth)

    await button.click()
    await expect(panel).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(panel.getByRole('navigation').getByRole('link')).toHaveText(labels)
    await expect(panel.getByRole('link', { name: /^Employee Portal/ })).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Schedule a Consultation' })).toBeVisible()
    const box = await restingBox(page)
    // The place of a scroll bar is kept free.
    expect(box.x + box.width).toBeGreaterThanOrEqual(pageWidth - 15)
    expect(box.y, 'it begins below the header').toBeCloseTo(
      (await banner.boundingBox())?.height ?? 0,
      0,
    )
    expect(box.y + box.height).toBeCloseTo(height, 0)

    await button.click()
    await expect(panel).toBeHidden()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  test(`Header menu: at ${width} px choosing any item closes the panel`, async ({
    page,
    context,
    watch,
  }) => {
    watch.allow(new RegExp(`^foreign GET ${company.employeePortal}`))
    await context.route(`${company.employeePortal}/**`, (route) =>
      route.fulfill({ body: 'portal' }),
    )
    const { panel, button } = await openPanel(page, '/careers', width)
    for (const label of [...labels, labels[4] ?? '', 'Schedule a Consultation']) {
      if (await panel.isHidden()) await button.click()
      const before = await historyKey(page)
      await panel.getByRole('link', { name: label }).click()
      await expect(page).toHaveURL(routes[label] ?? '/hire-us')
      await expect(panel, `${label} closes the panel`).toBeHidden()
      // The page that then comes closes the panel as well, also one that has been opened meanwhile.
      await expect.poll(() => historyKey(page)).not.toBe(before)
      await frames(page, 3)
    }
    await button.click()
    const newTab = context.waitForEvent('page')
    await panel.getByRole('link', { name: /^Employee Portal/ }).click()
    await expect(await newTab).toHaveURL(new RegExp(`^${company.employeePortal}`))
    await expect(panel).toBeHidden()
  })

  test(`Header menu: at ${width} px clicking the dimmed overlay closes the panel`, async ({
    page,
  }) => {
    const { panel } = await openPanel(page, '/', width)
    const box = await restingBox(page)
    expect(box.x, 'the overlay is seen beside the panel').toBeGreaterThan(20)
    await page.mouse.click(box.x / 2, height / 2)
    await expect(panel).toBeHidden()
    await expect(page, 'the click went to the overlay and not to the page').toHaveURL('/')
  })

  test(`Header menu: at ${width} px Escape closes the panel and the focus returns to the button`, async ({
    page,
  }) => {
    const { panel, button } = await openPanel(page, '/', width)
    await expect(panel.getByRole('link', { name: 'Homepage' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(panel.getByRole('link', { name: 'Services' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(button).toBeFocused()
  })

  test(`Header menu: at ${width} px the page does not scroll while the panel is open, and does after`, async ({
    page,
  }) => {
    const { panel, button } = await openPanel(page, '/services', width)
    await page.mouse.move(10, 400)
    await page.mouse.wheel(0, 500)
    await page.keyboard.press('PageDown')
    await frames(page)
    expect(await scrollPosition(page)).toBe(0)

    await button.click()
    await expect(panel).toBeHidden()
    await page.mouse.move(10, 400)
    await page.mouse.wheel(0, 500)
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(300)
  })
}

test('Header menu: scrolling is restored also when the viewport grows while the panel is open', async ({
  page,
}) => {
  const { panel, menu } = await openPanel(page, '/services', 1023)
  await page.setViewportSize({ width: 1024, height })
  await expect(panel).toBeHidden()
  await expect(menu).toBeVisible()
  await page.mouse.move(10, 400)
  await page.mouse.wheel(0, 500)
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(300)

  await page.setViewportSize({ width: 1023, height })
  await expect(panel).toBeHidden()
  await page.mouse.wheel(0, 500)
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(700)
})

test.describe(() => {
  test.use({ hasTouch: true })

  test('Header menu: touch-move is blocked while the panel is open and restored after', async ({
    page,
  }) => {
    const { panel } = await openPanel(page, '/services', 768)
    const fingers = await page.context().newCDPSession(page)
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      point?: { x: number; y: number },
    ) => fingers.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] })
    const swipeUp = async (from: { x: number; y: number }) => {
      await touch('touchStart', from)
      for (let moved = 40; moved <= 400; moved += 40) {
        await touch('touchMove', { x: from.x, y: from.y - moved })
      }
      await touch('touchEnd')
    }
    const touchMoves = () =>
      page.evaluate(() =>
        document.body.dispatchEvent(
          new TouchEvent('touchmove', { bubbles: true, cancelable: true }),
        ),
      )

    const box = await restingBox(page)
    await swipeUp({ x: box.x + box.width / 2, y: 700 })
    await frames(page)
    expect(await scrollPosition(page)).toBe(0)
    await expect(panel).toBeVisible()
    expect(await touchMoves()).toBe(false)

    // Chromium closes a popover at the end of a swipe beside it.
    await swipeUp({ x: box.x / 2, y: 700 })
    await frames(page)
    expect(await scrollPosition(page)).toBe(0)

    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    expect(await touchMoves()).toBe(true)
    await swipeUp({ x: 100, y: 700 })
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(200)
  })
})

const activeOn: [path: string, label: string][] = [
  ['/', 'Homepage'],
  ['/services', 'Services'],
  [`/services/${project.slug}`, 'Services'],
  ['/careers', 'Careers'],
  [`/careers/${vacancy.slug}`, 'Careers'],
  ['/about-us', 'About Us'],
  [`/about-us/${employee.slug}`, 'About Us'],
  ['/hire-us', 'Hire Us'],
]

test('Header menu: home is active on an exact match only, the others on their whole section', async ({
  page,
}) => {
  const { menu, button, panel } = header(page)
  for (const [path, label] of activeOn) {
    await page.setViewportSize({ width: 1440, height })
    await page.goto(path)
    await expect(menu.locator('[aria-current="page"]')).toHaveText([label])
    await page.setViewportSize({ width: 375, height })
    await button.click()
    await expect(panel.locator('[aria-current="page"]')).toHaveText([label])
  }
})

test('Header menu: the active item follows the visitor', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height })
  await open(page, '/')
  const { menu } = header(page)
  for (const label of [...labels.slice(1), 'Homepage']) {
    await menu.getByRole('link', { name: label }).click()
    await expect(page).toHaveURL(routes[label] ?? '')
    await expect(menu.locator('[aria-current="page"]')).toHaveText([label])
  }
})

test('Header menu: Employee Portal opens the portal in a new tab', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(new RegExp(`^foreign GET ${company.employeePortal}`))
  await context.route(`${company.employeePortal}/**`, (route) => route.fulfill({ body: 'portal' }))
  await page.setViewportSize({ width: 1440, height })
  await page.goto('/')
  const newTab = context.waitForEvent('page')
  await header(page).portal.click()
  const portal = await newTab
  await expect(portal).toHaveURL(new RegExp(`^${company.employeePortal}`))
  expect(await portal.evaluate(() => window.opener === null)).toBe(true)
  await expect(page).toHaveURL('/')
})

test('Header menu: Schedule a Consultation goes to hire-us', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height })
  await page.goto('/about-us')
  await header(page).consultation.click()
  await expect(page).toHaveURL('/hire-us')
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })

  test('Header menu: without JavaScript the panel opens, closes and leads on all the same', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height })
    await page.goto('/')
    const { button, panel } = header(page)
    await button.click()
    await expect(panel).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await button.click()
    await panel.getByRole('link', { name: 'Careers' }).click()
    await expect(page).toHaveURL('/careers')
    await expect(panel).toBeHidden()
  })
})

test('Constants: the header is about 101 px high at 375, 1023, 1024 and 1440 px', async ({
  page,
}) => {
  for (const path of mainPages) {
    await page.goto(path)
    for (const width of [375, 1023, 1024, 1440]) {
      await page.setViewportSize({ width, height })
      const box = await header(page).banner.boundingBox()
      expect(Math.abs((box?.height ?? 0) - 101)).toBeLessThanOrEqual(3)
    }
  }
})

/** At the narrowest width of the inline menu nothing touches its neighbour or leaves the window. */
async function expectNoOverlap(page: Page): Promise<void> {
  const { banner } = header(page)
  const shown = banner.locator('a:visible, button:visible')
  const boxes = await shown.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, right } = element.getBoundingClientRect()
      return { text: element.textContent, left, right }
    }),
  )
  expect(boxes.length).toBeGreaterThan(7)
  for (const [index, { text, left, right }] of boxes.entries()) {
    expect(left, `${text} begins after its neighbour`).toBeGreaterThanOrEqual(
      boxes[index - 1]?.right ?? 0,
    )
    expect(right, `${text} is inside the window`).toBeLessThanOrEqual(
      page.viewportSize()?.width ?? 0,
    )
  }
}
