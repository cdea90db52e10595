import {
  articleFeeds,
  articleListPath,
  articlePath,
  articlesId,
  hireUsPath,
  insightsPath,
  pageNumber,
  withSearch,
} from '@vitrina/content/paths.ts'
import { pageMeta } from '~/page-meta.ts'
import { m } from '~/paraglide/messages.js'
import { cardWidth, coverSizes } from '~/routes/projects/work.tsx'
import { ButtonLink } from '~/ui/action/button.tsx'
import { PageHeader } from '~/ui/page/page-header.tsx'
import { Pagination } from '~/ui/page/pagination.tsx'
import { CallToTalk, EmptyState, Section } from '~/ui/page/section.tsx'
import { ArticleCard } from '~/ui/show/cards.tsx'
import { ListFilter } from '~/ui/show/list-filter.tsx'
import type { Route } from './+types/insights.ts'
import { getInsights } from './insights.server.ts'

export const loader = ({ url: { searchParams: search } }: Route.LoaderArgs) =>
  getInsights({ topic: search.get('topic'), page: pageNumber(search) })

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return pageMeta(args, { title: m.insights_title() })
  const { seo, topic, articles } = args.loaderData
  const { baseUrl = '' } = args.matches[1].loaderData ?? {}
  return [
    ...pageMeta(args, {
      ...seo,
      path: withSearch(insightsPath, { page: articles.page }),
      noindex: seo.noindex || topic !== undefined,
    }),
    ...articleFeeds.map(({ path, type }) => ({
      ...{ tagName: 'link', rel: 'alternate', type },
      href: baseUrl + path,
    })),
  ]
}

/** The articles, all of them or those of one topic. */
export default function Insights({ loaderData }: Route.ComponentProps) {
  const { heading, lead, lang, topics, topic, articles } = loaderData
  return (
    <>
      <PageHeader size="large" title={heading} lead={lead} lang={lang} />
      <Section id={articlesId} aria-label={m.insights_title()}>
        <ListFilter
          label={m.insights_filter_label()}
          all={m.insights_filter_all()}
          choices={topics}
          chosen={topic?.slug}
          href={articleListPath}
        >
          {topic
            ? m.insights_found_in({ count: articles.total, topic: topic.title })
            : m.insights_found({ count: articles.total })}
        </ListFilter>
        {articles.items.length > 0 ? (
          <ul className="cards work-grid">
            {articles.items.map(({ slug, ...article }, index) => {
              const width = cardWidth(index, articles.items.length)
              return (
                <li key={slug} className={`work-${width}`}>
                  <ArticleCard {...article} to={articlePath(slug)} sizes={coverSizes(width)} />
                </li>
              )
            })}
          </ul>
        ) : (
          <EmptyState title={m.insights_empty_title()}>{m.insights_empty_text()}</EmptyState>
        )}
        <Pagination {...articles} href={(page) => articleListPath(topic?.slug, page)} />
      </Section>
      <CallToTalk
        title={m.insights_talk_title()}
        text={m.insights_talk_text()}
        action={<ButtonLink to={hireUsPath}>{m.insights_talk_action()}</ButtonLink>}
      />
    </>
  )
}
