import type { Locator } from '@playwright/test'
import { applicationForm } from '../support/application.ts'
import { open } from '../support/browsing.ts'
import { chooseTime } from '../support/consultation.ts'
import { company, pick, sample } from '../support/sample.ts'
import { expect, test } from '../support/test.ts'

for (const width of [320, 375, 600, 768, 880, 1024, 1440]) {
  test(`Layout: the arrow of a service stands beside its title at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/services')
    const lines = page.locator('.service-line')
    await expect(lines).toHaveCount(sample.services.length)
    for (const line of await lines.all()) {
      const title = await boxOf(line.locator('.service-line-title'))
      const arrow = await boxOf(line.locator(':scope > .icon'))
      const middle = arrow.y + arrow.height / 2
      expect(middle).toBeGreaterThan(title.y)
      expect(middle).toBeLessThan(title.y + title.height)
      expect(arrow.x).toBeGreaterThanOrEqual(title.x + title.width)
    }
  })
}

test('Layout: text and background change their theme in the same frame', async ({ page }) => {
  await open(page, '/')
  const button = page.getByRole('main').getByRole('link', { name: 'Schedule a consultation' })
  const colours = () =>
    button.first().evaluate((element) => {
      const { color, backgroundColor, borderColor } = getComputedStyle(element)
      return { color, backgroundColor, borderColor }
    })
  await page.getByRole('button', { name: 'Switch to Dark Theme' }).evaluate((toggle) => {
    ;(toggle as HTMLElement).click()
  })
  const atOnce = await colours()
  expect(
    await page.evaluate(() => document.getAnimations().filter((a) => a instanceof CSSTransition)),
  ).toEqual([])
  await page.waitForTimeout(400)
  expect(await colours()).toEqual(atOnce)
})

/** On how many lines a part of a text stands. */
function linesOf(text: Locator, part: RegExp): Promise<number> {
  return text.evaluate((element, pattern) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const found = new RegExp(pattern).exec(node.textContent ?? '')
      if (!found) continue
      const range = document.createRange()
      range.setStart(node, found.index)
      range.setEnd(node, found.index + found[0].length)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    }
    return 0
  }, part.source)
}

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not shown.')
  return box
}

/** Narrows an element by and by, so that its lines end everywhere they can. */
async function narrowing(text: Locator, check: (width: number) => Promise<void>) {
  for (let width = 330; width >= 150; width -= 12) {
    await text.evaluate((element, pixels) => {
      ;(element as HTMLElement).style.cssText = `display:block;max-width:${pixels}px`
    }, width)
    await check(width)
  }
}

test('Layout: a time range does not break across lines', async ({ page }) => {
  await open(page, '/hire-us')
  await chooseTime(page, 1)
  const chosen = page.locator('.times-chosen')
  await expect(chosen).toContainText('Your call')
  await narrowing(chosen, async (width) => {
    expect(await linesOf(chosen, /\d\d:\d\d\W+\d\d:\d\d/), `${width} px`).toBe(1)
  })
})

test('Layout: a phone number does not break across lines and copies without invisible characters', async ({
  page,
  watch,
}) => {
  watch.allow(/404/)
  await page.goto('/hire-us')
  const digits = new RegExp(company.phone.match(/\d+/g)?.join('\\D+') ?? '')
  for (const link of await page.locator('a[href^="tel:"]').all()) {
    expect(await link.textContent()).toMatch(/^[+\d ()/.-]+$/)
    await narrowing(link, async (width) => {
      if (width < 160) return
      expect(await linesOf(link, digits), `${width} px`).toBe(1)
    })
  }
  await page.goto('/hire-us/appointment?token=none')
  const text = page.getByText(/Open it from your email again/)
  await narrowing(text, async (width) => {
    // In this size it needs so much.
    if (width < 220) return
    expect(await linesOf(text, digits), `${width} px`).toBe(1)
  })
})

test('Layout: the error bar of a question starts at its first line', async ({ page }) => {
  const vacancy = pick(sample.careers, 'senior-react-engineer')
  await page.setViewportSize({ width: 375, height: 800 })
  await open(page, `/careers/${vacancy.slug}`)
  await applicationForm(page).submit.click()
  const group = page.locator('fieldset.field-wrong').first()
  await expect(group).toBeVisible()
  const [bar, legend] = [await boxOf(group), await boxOf(group.locator('legend'))]
  // The border of a fieldset begins beside the middle of a legend that stands in it.
  const floats = await group
    .locator('legend')
    .evaluate((element) => getComputedStyle(element).float)
  expect(legend.height, 'a question of two lines').toBeGreaterThan(40)
  expect(legend.x, 'the question stands beside the bar').toBeGreaterThan(bar.x + 3)
  expect(floats).toBe('left')
  expect(legend.y).toBeGreaterThanOrEqual(bar.y)
})
