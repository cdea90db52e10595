import type { Page } from '@playwright/test'
import { open, scrollPosition } from '../support/browsing.ts'
import { company, sample } from '../support/sample.ts'
import { expect, test } from '../support/test.ts'

const footer = (page: Page) => page.getByRole('contentinfo')
const { address } = company

test('Footer: the logo links to home', async ({ page }) => {
  await page.goto('/careers')
  const logo = footer(page).getByRole('link', { name: new RegExp(`^${company.name}`) })
  await expect(logo.locator('img:visible')).toBeVisible()
  await logo.click()
  await expect(page).toHaveURL('/')
})

test('Footer: the tagline says what the company does', async ({ page }) => {
  await page.goto('/')
  await expect(
    footer(page).getByText('Transform your business with scalable web and mobile solutions.'),
  ).toBeVisible()
})

test('Footer: contact lines with phone, e-mail and a postal address in Chisinau, Moldova', async ({
  page,
}) => {
  await page.goto('/')
  const contact = footer(page).getByRole('region', { name: 'Contact' })
  await expect(contact.getByRole('link', { name: company.phone })).toHaveAttribute(
    'href',
    `tel:${company.phone.replaceAll(' ', '')}`,
  )
  await expect(contact.getByRole('link', { name: company.email })).toHaveAttribute(
    'href',
    `mailto:${company.email}`,
  )
  await expect(contact.getByText(address.street)).toContainText('Chisinau, Moldova')
  await expect(contact.getByRole('listitem')).toHaveCount(3)
  await expect(contact.locator('use')).toHaveCount(3)
})

test('Footer: the Pages column leads to Services, About Us, Careers, Hire Us and the Employee portal', async ({
  page,
}) => {
  await page.goto('/')
  const links = footer(page).getByRole('navigation', { name: 'Pages' }).getByRole('link')
  await expect(links).toHaveText([
    'Services',
    'About Us',
    'Careers',
    'Hire Us',
    /^Employee portal( \(opens in a new tab\))?$/,
  ])
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(addresses.slice(0, 4)).toEqual(['/services', '/about-us', '/careers', '/hire-us'])
  expect(addresses[4]).toMatch(new RegExp(`^${company.employeePortal}`))
  await expect(links.last()).toHaveAttribute('target', '_blank')
})

test.describe
  .serial('', () => {
    const legal = (page: Page) =>
      footer(page).getByRole('navigation', { name: 'Legal' }).getByRole('link')
    const slugs = ['terms', 'privacy']

    test('Footer: the Legal column has Terms & Conditions and Privacy Policy, both to home until published', async ({
      page,
    }) => {
      await page.goto('/careers')
      await expect(legal(page)).toHaveText(['Terms & Conditions', 'Privacy Policy'])
      for (const name of ['Terms & Conditions', 'Privacy Policy']) {
        await page.goto('/careers')
        // Until then, sections above the footer get their real height.
        await expect(page.locator('[data-defer-layout]')).toHaveCount(0)
        await legal(page).getByText(name).click()
        await expect(page).toHaveURL('/')
      }
    })

    test('Footer: a legal page that was published is what its link leads to', async ({
      page,
      adminApi,
    }) => {
      for (const slug of slugs) {
        const { id } = await adminApi.bySlug('legal-pages', slug)
        await adminApi.publish('legal-pages', id)
      }
      try {
        await expect
          .poll(async () => (await page.request.get('/careers')).text(), { timeout: 5_000 })
          .toContain('href="/legal/terms"')
        await page.goto('/careers')
        await legal(page).getByText('Terms & Conditions').click()
        await expect(page).toHaveURL('/legal/terms')
        const terms = sample.legalPages.find(({ slug }) => slug === 'terms')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(terms?.title ?? '')
        await legal(page).getByText('Privacy Policy').click()
        await expect(page).toHaveURL('/legal/privacy')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      } finally {
        for (const slug of slugs) {
          const { id } = await adminApi.bySlug('legal-pages', slug)
          await adminApi.unpublish('legal-pages', id)
        }
      }
    })
  })

test('Footer: F.A.Q. navigates to services and then, after 100 ms, scrolls to the section faq', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const scrolls: { id: string; at: number }[] = []
    const scrollIntoView = Element.prototype.scrollIntoView
    Element.prototype.scrollIntoView = function (...how) {
      scrolls.push({ id: this.id, at: performance.now() })
      scrollIntoView.apply(this, how)
    }
    let arrivedAt = 0
    const pushState = history.pushState
    history.pushState = function (...state) {
      arrivedAt = performance.now()
      pushState.apply(this, state)
    }
    Object.assign(window, { faqTimes: () => ({ arrivedAt, scrolls }) })
  })
  await open(page, '/about-us')
  await footer(page).getByRole('link', { name: 'F.A.Q.' }).click()
  await expect(page).toHaveURL(/\/services(#faq)?$/)
  const heading = page.getByRole('heading', { name: sample.globals['services-page'].faqHeading })
  await expect(heading).toBeInViewport()
  const { arrivedAt, scrolls } = await page.evaluate(() =>
    (
      window as unknown as {
        faqTimes: () => { arrivedAt: number; scrolls: { id: string; at: number }[] }
      }
    ).faqTimes(),
  )
  expect(scrolls.map(({ id }) => id)).toEqual(['faq'])
  const delay = (scrolls[0]?.at ?? 0) - arrivedAt
  expect(delay).toBeGreaterThanOrEqual(99)
  expect(delay).toBeLessThan(1_000)
})

test('Footer: F.A.Q. scrolls to the questions also on services itself', async ({ page }) => {
  await open(page, '/services')
  await footer(page).getByRole('link', { name: 'F.A.Q.' }).click()
  await expect(
    page.getByRole('heading', { name: sample.globals['services-page'].faqHeading }),
  ).toBeInViewport()
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(500)
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })

  test('Footer: F.A.Q. leads to the questions without JavaScript', async ({ page }) => {
    await page.goto('/about-us')
    await footer(page).getByRole('link', { name: 'F.A.Q.' }).click()
    await expect(page).toHaveURL('/services#faq')
    await expect(
      page.getByRole('heading', { name: sample.globals['services-page'].faqHeading }),
    ).toBeInViewport()
  })
})

test('Footer: three social links, Facebook, Instagram and LinkedIn, open in a new tab', async ({
  page,
  context,
  watch,
}) => {
  const hosts = ['www.facebook.com', 'www.instagram.com', 'www.linkedin.com']
  watch.allow(/^foreign GET https:\/\/www\.(facebook|instagram|linkedin)\.com\//)
  await context.route(/^https:\/\/www\./, (route) => route.fulfill({ body: 'elsewhere' }))
  await page.goto('/')
  for (const [index, name] of ['Facebook', 'Instagram', 'LinkedIn'].entries()) {
    const link = footer(page).getByRole('link', { name: new RegExp(`^${name}`) })
    const newTab = context.waitForEvent('page')
    await link.click()
    const tab = await newTab
    await tab.waitForURL(/^https:/)
    expect(new URL(tab.url()).host).toBe(hosts[index])
  }
  await expect(page).toHaveURL('/')
})

test('Footer: copyright from 2014 to the current year, the company’s name, “All Rights Reserved”', async ({
  page,
}) => {
  await page.goto('/')
  const year = new Date().getFullYear()
  await expect(footer(page).getByText(/All Rights Reserved/)).toHaveText(
    new RegExp(`2014.${year} ${company.name}\\. All Rights Reserved`),
  )
})
