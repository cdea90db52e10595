import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Axe finds nothing to object to in what the page shows now. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  // Legacy mode looks at this page alone, without opening another for its frames, of which we have none.
  const { violations, passes } = await new AxeBuilder({ page })
    .options({ runOnly: rules, resultTypes: ['violations'], preload: false })
    .setLegacyMode()
    .analyze()
  expect(passes.length, 'axe has looked at something').toBeGreaterThan(10)
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} (${target})\n${failureSummary}`),
  )
  expect.soft(found, where).toEqual([])
}
