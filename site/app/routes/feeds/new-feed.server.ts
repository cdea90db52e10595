import { settings } from '@vitrina/content/settings.ts'
import { Feed } from 'feed'
import { urlOf } from '~/content.server/structured-data.ts'
import { getOrganization } from '~/layout/layout.server.ts'
import { getLocale } from '~/paraglide/runtime.js'

type Entry = {
  path: string
  title: string
  summary: string
  html?: string
  author?: { name: string; path: string }
  topics?: string[]
  published: string
  changed: string
}

type FeedAbout = {
  title: string
  /** Path of the page that shows the same. */
  page: string
  path: string
  entries: Entry[]
}

/** What XML forbids, and what would end a CDATA section (xml-js replaces only the first of them). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
const notInXml = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g

/** A text as a feed can contain it. */
export const feedText = (text: string) =>
  text.toWellFormed().replace(notInXml, ' ').replaceAll(']]>', ']] >')

export const lastChange = (changes: string[]) => new Date(changes.toSorted().at(-1) ?? 0)

export async function newFeed({ title, page, path, entries }: FeedAbout): Promise<Feed> {
  const company = await getOrganization()
  const feed = new Feed({
    id: urlOf(path),
    title: `${title} · ${company.name}`,
    language: getLocale(),
    updated: lastChange(entries.map(({ changed }) => changed)),
    link: urlOf(page),
    feed: urlOf(path),
    favicon: `${settings.SITE_URL}/favicon.ico`,
    copyright: company.name,
    author: { name: company.name, link: settings.SITE_URL },
  })
  for (const { path, title, summary, html, author, topics, published, changed } of entries) {
    const link = urlOf(path)
    feed.addItem({
      id: link,
      link,
      title: feedText(title),
      description: feedText(summary),
      content: html && feedText(html),
      author: author && [{ name: feedText(author.name), link: urlOf(author.path) }],
      category: topics?.map((name) => ({ name: feedText(name) })),
      published: new Date(published),
      date: new Date(changed),
    })
  }
  return feed
}

export const respond = (type: string, body: string) =>
  new Response(body, { headers: { 'Content-Type': `${type}; charset=utf-8` } })
