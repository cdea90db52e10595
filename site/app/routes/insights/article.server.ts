import { articlePath, workPath } from '@vitrina/content/paths.ts'
import {
  projectCardFields,
  toArticleCard,
  toPersonCard,
  toProjectCard,
} from '~/content.server/cards.ts'
import { type ContentOf, pick, populated, populatedOne, toSeo } from '~/content.server/fields.ts'
import { findBySlugForVisitor, findForVisitor } from '~/content.server/payload.ts'
import { toHtml } from '~/content.server/rich-text.ts'
import { articleData, breadcrumbs } from '~/content.server/structured-data.ts'
import { movedOrMissing } from '~/routes/not-found/not-found.server.ts'
import { articleListPath } from './article-list.ts'
import { findArticleRows, insightsCrumb } from './insights.server.ts'

export type ArticleContent = ContentOf<typeof getArticle>

/** The page of one article. @throws a redirect when there is none with that slug. */
export async function getArticle(slug: string) {
  const article = await findBySlugForVisitor('articles', slug, { depth: 2 })
  if (!article) throw await movedOrMissing(articlePath(slug))
  const author = populatedOne(article.author)
  const topics = populated(article.topics)
  const shown = { ...toArticleCard(article), author: author && toPersonCard(author) }
  const [projects, more] = await Promise.all([
    findForVisitor('projects', {
      where: { id: { in: populated(article.projects).map(({ id }) => id) } },
      limit: 6,
      depth: 1,
      sort: 'order',
      select: projectCardFields,
    }),
    findArticleRows({
      id: { not_equals: article.id },
      topics: { in: topics.map(({ id }) => id) },
    }),
  ])
  return {
    ...shown,
    seo: toSeo(
      article,
      { title: article.title, description: article.summary },
      breadcrumbs(insightsCrumb(), { name: article.title, path: articlePath(article.slug) }),
      articleData({ ...shown, ...pick(article, 'publishedOn', 'updatedAt') }),
    ),
    bodyHtml: toHtml(article.body),
    topics: topics.map(({ slug, title }) => ({ to: articleListPath(slug), title })),
    services: populated(article.services).map(({ slug, title }) => ({
      to: workPath({ service: slug }),
      title,
    })),
    projects: projects.map(toProjectCard),
    more,
  }
}
