import { query } from '../support/databases.ts'
import { pathIn } from '../support/languages.ts'
import { OwnSite } from '../support/own-site.ts'
import { article, sample } from '../support/sample.ts'
import { expect, test } from '../support/test.ts'

const path = `/insights/${article.slug}`
const feeds = ['/insights/feed.rss', '/ro/insights/feed.atom', '/insights/feed.json']

test.describe(() => {
  test.use({ javaScriptEnabled: false })

  test('Insights: the list is filtered by topic without JavaScript', async ({ page }) => {
    await page.goto('/insights')
    const cards = page.getByRole('article')
    await expect(cards).toHaveCount(sample.articles.length)
    await expect(cards.first()).toContainText(/Natalia Guțu.*November 12, 2026.*\d minutes/)
    await page.getByRole('link', { name: 'Product', exact: true }).click()
    await expect(page).toHaveURL('/insights?topic=product#articles')
    await expect(cards.getByRole('heading')).toHaveText(['What a first version leaves out'])
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await page.goto('/insights?topic=made-up')
    await expect(page).toHaveURL('/insights#articles')
  })
})

test('Insights: an article has its author, text, picture and code, and is linked from what it is about', async ({
  page,
}) => {
  await page.goto(path)
  const text = page.locator('.article-text')
  await expect(text.getByRole('link', { name: 'Andrei Lungu' })).toHaveAttribute(
    'href',
    '/about-us/andrei-lungu',
  )
  await expect(text.getByRole('heading', { level: 2 }).first()).toHaveText('Two kinds of “twice”')
  const figure = text.getByRole('figure')
  await expect(figure.getByRole('img', { name: /^Three phones/ })).toBeVisible()
  await expect(figure.first()).toContainText('The signature covers it.')
  const code = text.locator('pre code.language-ts')
  await expect(code).toContainText('on conflict (id) do nothing\n')
  const project = sample.projects.find(({ slug }) => slug === article.projects[0])
  await expect(page.getByRole('link', { name: project?.title })).toBeVisible()
  for (const place of [
    `/services/${project?.slug}`,
    '/services?service=mobile-apps',
    '/about-us/andrei-lungu',
  ]) {
    await page.goto(place)
    const rows = page.getByRole('region', { name: 'Insights' })
    await expect(rows.getByRole('link', { name: article.title })).toHaveAttribute('href', path)
  }
})

test('Insights: search engines read what an article is', async ({ page, environment }) => {
  await page.goto(pathIn(path, 'ru'))
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.map((each) => JSON.parse(each))).toMatchObject([
    { '@type': 'BreadcrumbList' },
    {
      '@type': 'Article',
      inLanguage: 'ru',
      datePublished: '2026-10-08T00:00:00.000Z',
      image: expect.stringContaining('/media/cover-one-payment-sent-twice'),
      author: { name: 'Andrei Lungu', url: `${environment.siteUrl}/ru/about-us/andrei-lungu` },
    },
  ])
})

test('Insights: the feeds are well-formed, and their texts name whole addresses', async ({
  page,
  request,
  environment: { siteUrl },
}) => {
  await page.goto('/insights')
  await expect(page.locator('link[rel="alternate"][type*="+"]')).toHaveCount(3)
  for (const feed of feeds) {
    const text = await (await request.get(feed)).text()
    expect(text, feed).not.toMatch(/(?:href|src|srcSet)=\\?"\/|<svg/)
    expect(text, feed).toContain(`${siteUrl}/media/meridian-mobile-banking-2.webp`)
    if (feed.endsWith('.json')) {
      expect(JSON.parse(text).items).toHaveLength(sample.articles.length)
      continue
    }
    const entries = await page.evaluate((xml) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml')
      return document.querySelector('parsererror')
        ? []
        : [...document.querySelectorAll('item > link, entry > id')].map((each) => each.textContent)
    }, text)
    expect(entries, feed).toHaveLength(sample.articles.length)
    expect(entries, feed).toContain(siteUrl + pathIn(path, feed.startsWith('/ro') ? 'ro' : 'en'))
  }
})

test('Insights: switched off, they are gone from every page, feed and list', async ({
  environment,
}) => {
  test.slow()
  const site = await OwnSite.make(environment, 'insights')
  try {
    await site.start()
    const read = (address: string) => fetch(site.url + address, { redirect: 'manual' })
    const places = [
      ...['/sitemap.xml', '/sitemap/pages.xml', '/llms.txt', '/about-us/andrei-lungu'],
      `/services/${article.projects[0]}`,
      '/services?service=mobile-apps',
    ]
    for (const place of places) {
      expect(await (await read(place)).text(), place).toMatch(/insights|articles-1/)
    }
    await query(
      site.databaseUrl,
      `update insights_page set shown = false; select raise_content_revision('{insights-page}')`,
    )
    await expect.poll(async () => (await read('/insights')).status).toBe(302)
    for (const address of [path, `/ro${path}`, ...feeds]) {
      const { status, headers } = await read(address)
      expect(`${status} ${headers.get('Location')}`, address).toMatch(/^302 .*\/not-found/)
    }
    expect((await read('/sitemap/articles-1.xml')).status).toBe(404)
    for (const place of places) {
      expect(await (await read(place)).text(), place).not.toMatch(/\/insights|articles-1/)
    }
  } finally {
    await site.remove()
  }
})
