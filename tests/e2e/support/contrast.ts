import { expect, type Page, test } from '@playwright/test'
import { type Contrast, measureContrast } from './measure-contrast.ts'

/**
 * Whatever the page shows now can be read: at least AA for every text, AAA for the copy, and 3:1
 * for the edges of form controls. Measured by ourselves, because axe leaves out what it is not sure
 * of and knows nothing of edges. Text over a picture has no one background and is left out; the
 * report names it, and the lowest contrast of each kind.
 */
export async function expectContrast(page: Page, where: string): Promise<void> {
  const measured = await page.evaluate(measureContrast)
  expect(measured.length, 'something was measured').toBeGreaterThan(20)
  const judged = measured.filter(({ overPicture }) => !overPicture)
  note(measured, where)
  const tooLow = judged.filter(({ ratio, least }) => ratio < least).map(tell)
  expect.soft([...new Set(tooLow)], where).toEqual([])
}

const tell = ({ ratio, least, kind, text, colours }: Contrast) =>
  `${kind} “${text}” ${colours}: ${ratio.toFixed(2)}, at least ${least} is asked for`

function note(measured: Contrast[], where: string): void {
  const { annotations } = test.info()
  for (const kind of ['text', 'copy', 'edge']) {
    const [lowest] = measured
      .filter((each) => each.kind === kind && !each.overPicture)
      .sort((one, other) => one.ratio / one.least - other.ratio / other.least)
    if (lowest)
      annotations.push({ type: 'lowest contrast', description: `${where}: ${tell(lowest)}` })
  }
  const left = measured.filter(({ overPicture }) => overPicture).map(({ text }) => `“${text}”`)
  if (left.length === 0) return
  annotations.push({ type: 'over a picture', description: `${where}: ${left.join(', ')}` })
}
