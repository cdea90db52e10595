import { articlePath, insightsPath } from '@vitrina/content/paths.ts'
import type { Where } from 'payload'
import { redirect } from 'react-router'
import { articleCardFields, toArticleCard } from '~/content.server/cards.ts'
import {
  foreignLanguage,
  pick,
  pickEach,
  populated,
  select,
  toSeo,
} from '~/content.server/fields.ts'
import {
  findForVisitor,
  findGlobalForVisitor,
  findPageForVisitor,
} from '~/content.server/payload.ts'
import { breadcrumbs } from '~/content.server/structured-data.ts'
import { formatDate } from '~/format.ts'
import { m } from '~/paraglide/messages.js'
import { goToNotFound } from '~/routes/not-found/not-found.server.ts'
import { articleListPath } from './article-list.ts'

export const insightsCrumb = () => ({ name: m.insights_title(), path: insightsPath })

/** The list of articles. @throws a redirect while it is off, and after its last page or topic. */
export async function getInsights(filter: { topic: string | null; page: number }) {
  const [page, topics] = await Promise.all([
    findGlobalForVisitor('insights-page'),
    findForVisitor('topics', { limit: 60, sort: 'order', select: select('slug', 'title') }),
  ])
  if (!page) throw goToNotFound()
  const topic = topics.find(({ slug }) => slug === filter.topic)
  if (filter.topic && !topic) throw redirect(articleListPath(undefined, filter.page))
  const { items, ...found } = await findPageForVisitor('articles', {
    where: topic ? { topics: { contains: topic.id } } : undefined,
    limit: 12,
    page: filter.page,
    depth: 1,
    sort: ['-publishedOn', '-id'],
    select: articleCardFields,
  })
  if (items.length === 0 && filter.page > 1) throw redirect(articleListPath(topic?.slug))
  return {
    ...pick(page, 'heading', 'lead'),
    lang: foreignLanguage(page),
    seo: toSeo(page, { title: page.heading, description: page.lead }, breadcrumbs(insightsCrumb())),
    topics: pickEach(topics, 'slug', 'title'),
    topic: topic && pick(topic, 'slug', 'title'),
    articles: { ...found, items: items.map(toArticleCard) },
  }
}

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
