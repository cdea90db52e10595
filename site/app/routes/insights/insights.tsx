import { articleFeeds } from '@vitrina/content/insights/article-feeds.ts'
import { hireUsPath, insightsPath, pageNumber, withSearch } from '@vitrina/content/paths.ts'
import { pageMeta } from '~/page-meta.ts'
import { m } from '~/paraglide/messages.js'
import { ListFilter } from '~/routes/team/filter.tsx'
import { ButtonLink } from '~/ui/action/button.tsx'
import { PageHeader } from '~/ui/page/page-header.tsx'
import { Pagination } from '~/ui/page/pagination.tsx'
import { CallToTalk, EmptyState, Section } from '~/ui/page/section.tsx'
import type { Route } from './+types/insights.ts'
import { ArticleCard } from './article-card.tsx'
import { articleListPath, articlesId } from './article-list.ts'
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

export default function Insights({ loaderData }: Route.ComponentProps) {
  const { heading, lead, lang, topics, topic, articles } = loaderData
  return (
    <>
      <PageHeader size="large" title={heading} lead={lead} lang={lang} />
      <Section id={articlesId} aria-label={m.insights_title()}>
        <h2 className="visually-hidden">{m.insights_title()}</h2>
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
              const isWide = index === 0 && articles.items.length % 2 === 1
              return (
                <li key={slug} className={isWide ? 'work-whole' : 'work-half'}>
                  <ArticleCard {...article} sizes={isWide ? wide : half} />
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

/** With an odd number of articles, the newest one has a row of its own. */
const wide = '(min-width: 1296px) 779px, (min-width: 900px) 60vw, 92vw'
const half = '(min-width: 1296px) 584px, (min-width: 680px) 46vw, 92vw'
