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
      await filter.getByRole('link', { name: `${service?.title} ${chosen.length}` }).click()

      await expect(page).toHaveURL(/\/services\?service=mobile-apps/)
      await expect(filter.locator('[aria-current="true"]')).toContainText([service?.title ?? ''])
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

    test(`Journey: a visitor filters by industry and technology together ${how}`, async ({
      page,
    }) => {
      const one = projects.filter(({ stack }) => stack.includes('SwiftUI'))
      const both = one.filter(({ industry }) => industry === 'Banking')
      expect(one.length).toBeGreaterThan(both.length)
      await page.goto('/services')
      const main = page.getByRole('main')
      await main.getByRole('link', { name: 'Filter by industry or technology' }).click()
      const form = main.getByRole('search').getByRole('form', { name: 'Filter the projects' })
      const choose = async (label: string, value: string) => {
        await form.getByLabel(label).selectOption(value)
        if (!javaScriptEnabled) await form.getByRole('button', { name: 'Show projects' }).click()
      }
      await choose('Technology', 'SwiftUI')
      await expect(main.getByRole('status')).toHaveText(`${one.length} projects in SwiftUI`)
      await expect(form.getByLabel('Industry').locator('option')).toHaveCount(one.length + 1)
      await choose('Industry', 'Banking')
      await expect(main.getByRole('status')).toHaveText('1 project in Banking, SwiftUI')
      await expect(main.getByRole('link', { name: both[0]?.title, exact: true })).toBeVisible()
      await expect(page).toHaveURL(/industry=Banking&technology=SwiftUI|technology=SwiftUI/)
      await page.goBack()
      await expect(main.getByRole('status')).toHaveText(`${one.length} projects in SwiftUI`)
      await expect(form.getByLabel('Industry')).toHaveValue('')
    })
  })
}
