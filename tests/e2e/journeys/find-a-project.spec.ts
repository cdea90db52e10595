import { sample } from '../support/sample.ts'
import { expect, test } from '../support/test.ts'

const service = sample.services.find(({ slug }) => slug === 'mobile-apps') ?? sample.services[0]
const { projects } = sample
const chosen = projects.filter(({ services }) => services.includes(service?.slug ?? ''))
const others = projects.filter((project) => !chosen.includes(project))

for (const javaScriptEnabled of [true, false]) {
  test.describe(() => {
    test.use({ javaScriptEnabled })
    const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'

    test(`Journey: a visitor finds a project through the service filter ${how}`, async ({
      page,
    }) => {
      expect(chosen.length, 'the sample has something to filter').toBeGreaterThan(0)
      expect(others.length).toBeGreaterThan(0)
      await page.goto('/')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click()
      await expect(page).toHaveURL('/services')
      const main = page.getByRole('main')
      const filter = main.getByRole('navigation', { name: 'Show projects by service' })
      await filter.getByRole('link', { name: service?.title, exact: true }).click()

      await expect(page).toHaveURL(/\/services\?service=mobile-apps/)
      await expect(filter.locator('[aria-current="true"]')).toHaveText([service?.title ?? ''])
      await expect(main.getByRole('status')).toContainText(`${chosen.length} project`)
      for (const { title } of chosen) {
        await expect(main.getByRole('link', { name: title, exact: true })).toBeVisible()
      }
      for (const { title } of others) {
        await expect(main.getByRole('link', { name: title, exact: true })).toHaveCount(0)
      }

      const [first] = chosen
      await main.getByRole('link', { name: first?.title, exact: true }).click()
      await expect(page).toHaveURL(`/services/${first?.slug}`)
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(first?.title ?? '')
      await main.getByRole('link', { name: 'Talk about your project' }).click()
      await expect(page).toHaveURL(/\/hire-us\?about=/)
      await page.goBack()
      await page.goBack()
      await expect(page).toHaveURL(/\/services\?service=mobile-apps/)
      await expect(main.getByRole('link', { name: first?.title, exact: true })).toBeVisible()
    })
  })
}
