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
}

/** An empty feed in the current language, and what makes the URL of a page in it. */
export async function newFeed(siteUrl: string, { title, page, path }: FeedAbout) {
  const company = await getOrganization()
  const urlOf = (pagePath: string) => siteUrl + localizedPath(pagePath)
  const feed = new Feed({
    id: urlOf(path),
    title: `${title} · ${company.name}`,
    language: getLocale(),
    link: urlOf(page),
    feed: urlOf(path),
    favicon: `${siteUrl}/favicon.ico`,
    copyright: company.name,
    author: { name: company.name, link: siteUrl },
  })
  return { feed, urlOf, company }
}
