import { splitLanguage } from '@vitrina/content/i18n/languages.ts'
import { articleFeeds } from '@vitrina/content/insights/article-feeds.ts'
import { articlePath, employeePath, insightsPath } from '@vitrina/content/paths.ts'
import type { Article } from '@vitrina/content/payload-types.ts'
import { settings } from '@vitrina/content/settings.ts'
import { pick, populated, populatedOne, select } from '~/content.server/fields.ts'
import { findForVisitor, findGlobalForVisitor, indexable } from '~/content.server/payload.ts'
import { toHtml } from '~/content.server/rich-text.ts'
import { m } from '~/paraglide/messages.js'
import { goToNotFound } from '~/routes/not-found/not-found.server.ts'
import type { Route } from './+types/insights.ts'
import { newFeed, respond } from './new-feed.server.ts'

/** The newest articles with their texts, as RSS, Atom or JSON Feed. */
export async function loader({ url }: Route.LoaderArgs) {
  const path = splitLanguage(url.pathname).page
  const { format, type } = articleFeeds.find((each) => each.path === path) ?? articleFeeds[0]
  const [page, articles] = await Promise.all([
    findGlobalForVisitor('insights-page'),
    findForVisitor('articles', {
      where: indexable,
      limit: 30,
      depth: 1,
      sort: ['-publishedOn', '-id'],
      select: {
        ...select('slug', 'title', 'summary', 'body', 'author', 'topics'),
        ...select('publishedOn', 'updatedAt'),
      },
    }),
  ])
  if (!page) throw goToNotFound()
  const entries = articles.map((article) => {
    // RSS wants the email address of an author.
    const author = format === 'rss2' ? undefined : populatedOne(article.author)
    return {
      path: articlePath(article.slug),
      ...pick(article, 'title', 'summary'),
      html: contentOf(article),
      author: author && { name: author.name, path: employeePath(author.slug) },
      topics: populated(article.topics).map(({ title }) => title),
      published: article.publishedOn,
      changed: article.updatedAt,
    }
  })
  const feed = await newFeed({ title: m.insights_title(), page: insightsPath, path, entries })
  return respond(type, feed[format]())
}

/** The text as HTML with whole URLs, and without what is drawn in place of a loading picture. */
const contentOf = ({ body }: Pick<Article, 'body'>) =>
  toHtml(body)
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/(?<=(?:href|src|poster|srcSet)="|\d+w, )\/(?!\/)/g, `${settings.SITE_URL}/`)
