import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import Validator from '@adobe/structured-data-validator'
import Extractor from '@marbec/web-auto-extractor'
import type { APIRequestContext } from '@playwright/test'
import { validateXML } from 'xmllint-wasm'
import { atomSchema, jobFeedSchema, rssSchema } from '../support/feed-schemas.ts'
import { languages, pathIn } from '../support/languages.ts'
import { closedVacancy, employee, project, sample, vacancy } from '../support/sample.ts'
import { everyPage } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

type Data = Record<string, unknown> & { '@type': string }

async function read(request: APIRequestContext, path: string, type: string): Promise<string> {
  const answer = await request.get(path)
  expect(answer.status(), path).toBe(200)
  expect(answer.headers()['content-type'], path).toContain(type)
  return answer.text()
}

/** The structured data of a page. */
async function dataOf(request: APIRequestContext, path: string): Promise<Data[]> {
  const html = await read(request, path, 'text/html')
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)
  return [...scripts].map(([, json = '']) => JSON.parse(json))
}

const locationsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url)

test('Sitemap: it lists every page in every language, with its dates, pictures and translations', async ({
  request,
  environment: { siteUrl },
}) => {
  const index = await read(request, '/sitemap.xml', 'application/xml')
  const schema = await sitemapSchema()
  const listed: string[] = []
  // Other tests publish legal pages and take them back.
  for (const url of locationsIn(index).filter((url) => !url.includes('legal-pages'))) {
    const xml = await read(request, url, 'application/xml')
    const { valid, errors } = await validateXML({ xml, schema })
    expect(
      errors.map(({ message }) => message),
      url,
    ).toEqual([])
    expect(valid).toBe(true)
    expect(xml).not.toMatch(/<url><loc>[^<]*<\/loc>(?!<lastmod>\d{4}-\d\d-\d\dT)/)
    listed.push(...locationsIn(xml))
  }
  const closed = `/careers/${closedVacancy.slug}`
  // Not pages of documents or of globals: the forms are found through the pages that lead to them.
  const found = everyPage.filter((path) => path !== closed && path !== '/apply')
  const expected = languages.flatMap(({ code }) =>
    found.map((path) => siteUrl + pathIn(path, code)),
  )
  expect(listed).toEqual(expect.arrayContaining(expected))
  expect(listed).not.toContain(siteUrl + closed)
  const projects = await read(request, '/sitemap/projects-1.xml', 'application/xml')
  expect(projects).toContain(
    `<xhtml:link rel="alternate" hreflang="ro" href="${siteUrl}${pathIn(`/services/${project.slug}`, 'ro')}"/>`,
  )
  expect(projects).toContain('<image:loc>')
  expect((await request.get('/sitemap/projects-99.xml')).status()).toBe(404)
})

/** The published schema; it knows no other namespaces, which are checked loosely. */
async function sitemapSchema(): Promise<string> {
  const folder = dirname(
    createRequire(join(import.meta.dirname, '../../../site/package.json')).resolve(
      'sitemap/package.json',
    ),
  )
  const schema = await readFile(join(folder, 'schema/sitemap.xsd'), 'utf8')
  return schema.replaceAll('processContents="strict"', 'processContents="lax"')
}

test('Search engines: robots.txt names the sitemap, security.txt whom to write to', async ({
  request,
  environment: { siteUrl },
}) => {
  const robots = await read(request, '/robots.txt', 'text/plain')
  expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`)
  expect(robots).not.toMatch(/^Disallow: \/$/m)
  const security = await read(request, '/.well-known/security.txt', 'text/plain')
  expect(security).toContain(`Contact: mailto:${sample.globals.company.email}`)
  const expires = Date.parse(/^Expires: (.*)$/m.exec(security)?.[1] ?? '')
  expect(expires).toBeGreaterThan(Date.now())
  expect(expires).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000)
})

test('Search engines: only lists of one service, industry or technology are indexed', async ({
  request,
}) => {
  const combination = '/services?service=mobile-apps&technology=SwiftUI'
  const small = '/services?industry=Banking'
  const team = '/about-us?department=design'
  for (const path of ['/careers?department=engineering', team, combination, small]) {
    expect(await read(request, path, 'text/html'), path).toMatch(
      /<meta name="robots" content="noindex"/,
    )
  }
  const sitemap = await read(request, '/sitemap/pages.xml', 'application/xml')
  for (const path of ['/services?service=web-applications', '/services?technology=Node.js']) {
    const page = await read(request, path, 'text/html')
    expect(page).not.toContain('noindex')
    expect(page).toMatch(new RegExp(`rel="canonical" href="[^"]*${path.replace('?', '\\?')}"`))
    expect(sitemap).toContain(`${path}</loc>`)
  }
  expect(sitemap).not.toContain('industry=Banking')
})

test('Structured data: every page has the path to it, and its kind says what it is', async ({
  request,
  environment: { siteUrl },
}) => {
  for (const path of everyPage.filter((page) => page !== '/' && page !== '/apply')) {
    const breadcrumb = (await dataOf(request, path)).find(
      (data) => data['@type'] === 'BreadcrumbList',
    )
    const items = (breadcrumb?.itemListElement ?? []) as { position: number; item: string }[]
    expect(
      items.map(({ position }) => position),
      path,
    ).toEqual(items.map((_, index) => index + 1))
    expect(items.at(-1)?.item, path).toBe(siteUrl + path)
  }
  const home = await dataOf(request, '/ro')
  expect(home.map((data) => data['@type'])).toEqual(['Organization', 'WebSite'])
  expect(home[0]).toMatchObject({
    name: 'Stejar',
    logo: expect.stringContaining('/media/'),
    address: { addressLocality: 'Chișinău' },
  })
  const faq = await read(request, '/ru/services', 'text/html')
  expect(faq).toContain('itemType="https://schema.org/FAQPage"')
  expect(faq).toContain('<span itemProp="name">Кому принадлежит код?</span>')
  expect(faq.match(/itemProp="acceptedAnswer"/g)).toHaveLength(sample.faqs.length)
  const kinds = async (path: string) => (await dataOf(request, path)).map((data) => data['@type'])
  expect(await kinds('/services?service=mobile-apps')).toEqual(['BreadcrumbList', 'Service'])
  expect(await kinds(`/services/${project.slug}`)).toEqual(['BreadcrumbList', 'CreativeWork'])
  expect(await kinds(`/about-us/${employee.slug}`)).toEqual(['BreadcrumbList', 'ProfilePage'])
})

test('Structured data: an open vacancy has what job search reads, a closed one nothing', async ({
  request,
}) => {
  const posting = async (path: string) =>
    (await dataOf(request, path)).find((data) => data['@type'] === 'JobPosting')
  for (const { slug, workplace, salary } of sample.careers) {
    if (slug === closedVacancy.slug) continue
    const data = await posting(`/careers/${slug}`)
    expect(data, slug).toMatchObject({
      title: expect.any(String),
      description: expect.stringMatching(/^<p>/),
      datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      employmentType: expect.stringMatching(/^[A-Z_]+$/),
      hiringOrganization: { name: 'Stejar', logo: expect.stringContaining('http') },
      identifier: { value: slug },
      directApply: true,
    })
    const isRemote = data?.jobLocationType === 'TELECOMMUTE'
    expect(isRemote, slug).toBe(workplace === 'remote')
    expect(Boolean(isRemote ? data?.applicantLocationRequirements : data?.jobLocation), slug).toBe(
      true,
    )
    expect('baseSalary' in (data ?? {}), slug).toBe(salary.shown)
  }
  expect(await posting(`/careers/${closedVacancy.slug}`)).toBeUndefined()
})

test('Structured data: the rules for rich results find no error on any page', async ({
  request,
}) => {
  const extractor = new Extractor({ addLocation: false, embedSource: ['microdata'] })
  // The validator reads the address of one place only.
  const severalPlaces = sample.careers.filter(({ locations }) => locations.length > 1)
  const leftOut = severalPlaces.map(({ slug }) => `/careers/${slug}`)
  for (const { code } of languages) {
    for (const path of everyPage.filter((page) => !leftOut.includes(page))) {
      const address = pathIn(path, code)
      const html = await read(request, address, 'text/html')
      const issues = await new Validator().validate(extractor.parse(html))
      const errors = issues.filter(({ severity }) => severity === 'ERROR')
      expect(errors, address).toEqual([])
    }
  }
})

test('Feeds: each has what its specification requires, and nothing else', async ({ request }) => {
  const feeds = [
    { path: '/careers/feed.atom', type: 'application/atom+xml', schema: atomSchema },
    { path: '/services/feed.atom', type: 'application/atom+xml', schema: atomSchema },
    { path: '/insights/feed.atom', type: 'application/atom+xml', schema: atomSchema },
    { path: '/insights/feed.rss', type: 'application/rss+xml', schema: rssSchema },
    { path: '/careers/feed.xml', type: 'application/xml', schema: jobFeedSchema },
  ]
  for (const { prefix } of languages) {
    for (const { path, type, schema } of feeds) {
      const xml = await read(request, prefix + path, type)
      const { errors } = await validateXML({ xml, schema, extension: 'relaxng' })
      expect(
        errors.map(({ message }) => message),
        prefix + path,
      ).toEqual([])
    }
  }
})

test('Feeds: vacancies as Atom, JSON and for job boards, projects as Atom, in each language', async ({
  request,
  environment: { siteUrl },
}) => {
  const open = sample.careers.filter(({ slug }) => slug !== closedVacancy.slug)
  const atom = await read(request, '/ro/careers/feed.atom', 'application/atom+xml')
  expect(locations(atom, 'id').slice(1)).toHaveLength(open.length)
  expect(atom).toContain(siteUrl + pathIn(`/careers/${vacancy.slug}`, 'ro'))
  const json = JSON.parse(await read(request, '/careers/feed.json', 'application/feed+json'))
  expect(json.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/)
  expect(json.items).toHaveLength(open.length)
  const board = await read(request, '/careers/feed.xml', 'application/xml')
  expect(board.match(/<job>/g)).toHaveLength(
    open.flatMap(({ locations }) => locations).length || open.length,
  )
  expect(board).toContain(`<referencenumber><![CDATA[${vacancy.slug}]]></referencenumber>`)
  const projects = await read(request, '/services/feed.atom', 'application/atom+xml')
  expect(locations(projects, 'id').slice(1)).toHaveLength(sample.projects.length)
})

const locations = (xml: string, tag: string) => xml.match(new RegExp(`<${tag}>`, 'g')) ?? []
