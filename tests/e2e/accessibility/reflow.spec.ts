import type { Page } from '@playwright/test'
import { screens, states } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

const isNotFound = / \S+\/not-found(?:\?\S*)?$/

/** Fails when the page can be scrolled sideways or something is cut off by the window's edge. */
async function expectNothingSideways(page: Page, where: string): Promise<void> {
  const overflow = await page.evaluate(() => {
    const limit = document.documentElement.clientWidth
    scrollTo(1_000, 0)
    const moved = scrollX
    scrollTo(0, 0)
    const culprits = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      const isCut = right > limit + 1 || left < -1
      return width > 0 && isCut && element.checkVisibility() && !element.closest('.visually-hidden')
    })
    // In the header, which never scrolls, nothing may be out of reach.
    const outside = culprits.filter((element) => moved > 0 || element.closest('header'))
    return [
      ...(moved > 0 ? [`${moved} px`] : []),
      ...outside.slice(0, 5).map((each) => each.outerHTML.slice(0, 120)),
    ]
  })
  expect.soft(overflow, where).toEqual([])
}

// 1280 × 1024 at 400 % is a window of 320 × 256 px.
const windows = [
  { width: 320, height: 256 },
  { width: 320, height: 700 },
  { width: 375, height: 700 },
]

test('Reflow: nothing leaves the window sideways at 320 and 375 px and at 400 %', async ({
  page,
  watch,
}) => {
  watch.allow(isNotFound)
  for (const { path } of [...screens, ...states]) {
    await page.goto(path)
    for (const size of windows) {
      await page.setViewportSize(size)
      await expectNothingSideways(page, `${path} at ${size.width} × ${size.height} px`)
    }
  }
})

test('Reflow: with text twice as large nothing leaves the window sideways, and words are not cut', async ({
  page,
  watch,
}) => {
  watch.allow(isNotFound)
  const fonts = await page.context().newCDPSession(page)
  await fonts.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  for (const { path } of [...screens, ...states]) {
    await page.goto(path)
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).fontSize),
      'text is twice as large',
    ).toBe('32px')
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNothingSideways(page, `${path} at ${width} px with text at 200 %`)
      await expectNothingCut(page, `${path} at ${width} px with text at 200 %`)
    }
  }
})

/** Fails when a box that hides what does not fit into it hides words. */
async function expectNothingCut(page: Page, where: string): Promise<void> {
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((box) => {
        const { overflowX, overflowY } = getComputedStyle(box)
        const hides = [overflowX, overflowY].some((each) => each === 'hidden' || each === 'clip')
        return hides && box.textContent?.trim() && box.checkVisibility()
      })
      .filter((box) => !box.closest('.visually-hidden') && !box.matches('html, body'))
      .filter(
        (box) => box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1,
      )
      .map((box) => box.outerHTML.slice(0, 120)),
  )
  expect.soft(cut, where).toEqual([])
}
