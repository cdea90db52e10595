import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = {
  everything: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  /** A page that was looked at in one theme differs from itself in nothing else in the other. */
  colours: ['color-contrast', 'link-in-text-block'],
}

/** Axe finds nothing to object to in what the page shows now. */
export async function expectAccessible(
  page: Page,
  where: string,
  looks: keyof typeof rules = 'everything',
): Promise<void> {
  // What is fading in has less contrast than it will have.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  )
  // Legacy mode looks at this page alone, without opening another for its frames, of which we have none.
  const { violations, passes } = await new AxeBuilder({ page })
    .options({ runOnly: rules[looks], resultTypes: ['violations'], preload: false })
    .setLegacyMode()
    .analyze()
  expect(passes.length, 'axe has looked at something').toBeGreaterThan(looks === 'colours' ? 0 : 10)
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} (${target})\n${failureSummary}`),
  )
  expect.soft(found, where).toEqual([])
}
