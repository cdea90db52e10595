import { slugsOf, translationsOf } from '@vitrina/content/i18n/content-language.ts'
import {
  allPages,
  type CollectionWithPages,
  collectionsWithPages,
  folderOf,
  pathInLanguage,
  sitemapPartPath,
  withSlug,
  workPage,
} from '@vitrina/content/paths.ts'
import type { Media } from '@vitrina/content/payload-types.ts'
import { openVacancies } from '@vitrina/content/vacancies/closing-day.ts'
import { SitemapIndexStream, type SitemapItemLoose, SitemapStream, streamToPromise } from 'sitemap'
import { select, toPicture } from '~/content.server/fields.ts'
import { findGlobalForVisitor, findPageForVisitor, indexable } from '~/content.server/payload.ts'
import { companyDay, getLayoutOrStale } from '~/layout/layout.server.ts'
import { findableWork } from '~/routes/projects/services.server.ts'

/** Documents in one file; each has a URL in every language, and a file may have 50,000. */
const perFile = 1_000

/** A part of the sitemap: the pages without documents, or some documents of a collection. */
type Part = { collection?: CollectionWithPages; page: number }

const pictures = { projects: 'cover', articles: 'cover', employees: 'portrait' } as const

/** The sitemap index, which lists a file for each thousand documents. */
export async function sitemapIndex(siteUrl: string): Promise<string> {
  const parts = [{ name: 'pages', lastmod: await lastChange() }]
  for (const collection of collectionsWithPages()) {
    const { total, items } = await listed(collection, 1, 1)
    for (let page = 1; page <= Math.ceil(total / perFile); page++) {
      parts.push({ name: `${collection}-${page}`, lastmod: items[0]?.updatedAt })
    }
  }
  const stream = new SitemapIndexStream()
  for (const { name, lastmod } of parts)
    stream.write({ url: siteUrl + sitemapPartPath.replace(':file', `${name}.xml`), lastmod })
  stream.end()
  return String(await streamToPromise(stream))
}

/** One file of the sitemap, such as `projects-1`; `undefined` when there is none with that name. */
export async function sitemapPart(siteUrl: string, name: string): Promise<string | undefined> {
  const part = partNamed(name)
  const items =
    part && (part.collection ? await documents(part.collection, part.page) : await pages())
  if (!items) return undefined
  const { languages } = await getLayoutOrStale()
  const stream = new SitemapStream({
    xmlns: { news: false, video: false, xhtml: true, image: true },
  })
  for (const { path, slugs, lastmod, translations, image } of items) {
    const shown = languages.filter(({ code }, index) => index === 0 || translations.includes(code))
    const links = shown.map(({ code, prefix }) => ({
      lang: code as string,
      url: siteUrl + pathInLanguage(withSlug(path, slugs?.[code]), prefix),
    }))
    const [first] = links
    const alternates = first && links.length > 1 ? [...links, { ...first, lang: 'x-default' }] : []
    for (const { url } of links) {
      const item: SitemapItemLoose = { url, lastmod, links: alternates }
      stream.write({ ...item, img: image && { url: siteUrl + image } })
    }
  }
  stream.end()
  return String(await streamToPromise(stream))
}

function partNamed(name: string): Part | undefined {
  if (name === 'pages') return { page: 1 }
  const [, slug, page] = /^([a-z-]+)-([1-9]\d{0,3})$/.exec(name) ?? []
  const collection = collectionsWithPages().find((each) => each === slug)
  return collection && { collection, page: Number(page) }
}

type Item = {
  path: string
  /** By language, unless they are all the same. */
  slugs?: Record<string, string>
  lastmod?: string
  translations: readonly string[]
  image?: string
}

/** The pages of globals. A list changes with its documents. */
async function pages(): Promise<Item[]> {
  const found = allPages().flatMap(({ path, global }) => (global ? [{ path, global }] : []))
  const changed = await lastChange()
  const items = found.map(async ({ path, global }) => {
    const content = await findGlobalForVisitor(global as 'home')
    if (!content || content.meta?.noindex) return []
    return [{ path, lastmod: changed, translations: translationsOf(content) }]
  })
  const work = await findableWork()
  const services = await findGlobalForVisitor('services-page')
  const views = services && !services.meta?.noindex ? work : []
  const translations = translationsOf(services)
  return [
    ...(await Promise.all(items)).flat(),
    ...views.map(({ filter }) => ({ path: workPage(filter), lastmod: changed, translations })),
  ]
}

/** When the newest change of any document was made. */
async function lastChange(): Promise<string | undefined> {
  const newest = collectionsWithPages().map(async (collection) => {
    const { items } = await listed(collection, 1, 1)
    return items[0]?.updatedAt ?? ''
  })
  return (await Promise.all(newest)).sort().at(-1) || undefined
}

async function documents(collection: CollectionWithPages, page: number) {
  const { items } = await listed(collection, perFile, page)
  if (items.length === 0) return undefined
  return items.map((document) => ({
    path: `${folderOf(collection)}/${document.slug}`,
    slugs: slugsOf(document),
    lastmod: document.updatedAt,
    translations: translationsOf(document),
    image: toPicture(document.cover ?? document.portrait)?.src,
  }))
}

type Listed = { slug: string; updatedAt: string; cover?: Media | number; portrait?: Media | number }

/** The documents that search engines may find, the last changed ones first. */
async function listed(collection: CollectionWithPages, limit: number, page: number) {
  const conditions = [indexable]
  if (collection === 'vacancies') conditions.push(openVacancies(await companyDay()))
  const picture = collection in pictures ? pictures[collection as keyof typeof pictures] : undefined
  const text = collection === 'employees' ? 'role' : 'title'
  const found = await findPageForVisitor(collection, {
    where: { and: conditions },
    limit,
    page,
    depth: picture ? 1 : 0,
    populate: { media: select('filename') },
    sort: ['-updatedAt', '-id'],
    select: select('slug', 'updatedAt', text, ...(picture ? [picture] : [])) as object,
  })
  return { ...found, items: found.items as unknown as Listed[] }
}
