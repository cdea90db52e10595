import { articlePath } from '@vitrina/content/paths.ts'
import type { Where } from 'payload'
import { foreignLanguage, populated, select } from '~/content.server/fields.ts'
import { findForVisitor } from '~/content.server/payload.ts'
import { formatDate } from '~/format.ts'

/** The newest articles that meet a condition; none while insights are switched off. */
export async function findArticleRows(where: Where) {
  const articles = await findForVisitor('articles', {
    where,
    limit: 4,
    depth: 1,
    sort: ['-publishedOn', '-id'],
    select: select('slug', 'title', 'topics', 'publishedOn'),
  })
  return articles.map((article) => ({
    to: articlePath(article.slug),
    title: article.title,
    lang: foreignLanguage(article),
    details: [
      ...populated(article.topics).map(({ title }) => title),
      formatDate(article.publishedOn),
    ],
  }))
}
