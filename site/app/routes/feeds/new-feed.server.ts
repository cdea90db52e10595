import { settings } from '@vitrina/content/settings.ts'
import { Feed } from 'feed'
import { urlOf } from '~/content.server/structured-data.ts'
import { getOrganization } from '~/layout/layout.server.ts'
import { getLocale } from '~/paraglide/runtime.js'

type FeedAbout = {
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

/** The last change of any entry. */
export const lastChange = (changes: string[]) => new Date(changes.toSorted().at(-1) ?? 0)

/** An empty feed in the current language. */
export async function newFeed({ title, page, path, changes }: FeedAbout): Promise<Feed> {
  const company = await getOrganization()
  return new Feed({
    id: urlOf(path),
    title: `${title} · ${company.name}`,
    language: getLocale(),
    updated: lastChange(changes),
    link: urlOf(page),
    feed: urlOf(path),
    favicon: `${settings.SITE_URL}/favicon.ico`,
    copyright: company.name,
    author: { name: company.name, link: settings.SITE_URL },
  })
}
