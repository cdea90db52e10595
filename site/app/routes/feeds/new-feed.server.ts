import { Feed } from 'feed'
import { localizedPath } from '~/languages.server.ts'
import { getOrganization } from '~/layout/layout.server.ts'
import { getLocale } from '~/paraglide/runtime.js'

export type FeedAbout = {
  title: string
  /** Path of the page that shows the same. */
  page: string
  /** Path of the feed. */
  path: string
  /** ISO dates of the last changes of its entries. */
  changes: string[]
}

/** What XML forbids, and what would end a CDATA section (xml-js replaces only the first of them). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
const notInXml = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g

/** A text as a feed can contain it. */
export const feedText = (text: string) =>
  text.toWellFormed().replace(notInXml, ' ').replaceAll(']]>', ']] >')

/** An empty feed in the current language, and what makes the URL of a page in it. */
export async function newFeed(siteUrl: string, { title, page, path, changes }: FeedAbout) {
  const company = await getOrganization()
  const urlOf = (pagePath: string) => siteUrl + localizedPath(pagePath)
  const feed = new Feed({
    id: urlOf(path),
    title: `${title} · ${company.name}`,
    language: getLocale(),
    updated: new Date(changes.toSorted().at(-1) ?? 0),
    link: urlOf(page),
    feed: urlOf(path),
    favicon: `${siteUrl}/favicon.ico`,
    copyright: company.name,
    author: { name: company.name, link: siteUrl },
  })
  return { feed, urlOf, company }
}
