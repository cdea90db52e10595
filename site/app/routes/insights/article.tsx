import { employeePath, hireUsPath, insightsPath } from '@vitrina/content/paths.ts'
import { pageMeta } from '~/page-meta.ts'
import { m } from '~/paraglide/messages.js'
import { ProjectCards } from '~/routes/projects/project-cards.tsx'
import { ButtonLink } from '~/ui/action/button.tsx'
import { ArrowLink, PageLink } from '~/ui/action/page-link.tsx'
import { PageHeader } from '~/ui/page/page-header.tsx'
import { CallToTalk, RowSection } from '~/ui/page/section.tsx'
import { Facts, LinkList } from '~/ui/show/lists.tsx'
import { PictureOrPlaceholder } from '~/ui/show/picture.tsx'
import { Prose } from '~/ui/type/text.tsx'
import type { Route } from './+types/article.ts'
import { type ArticleContent, getArticle } from './article.server.ts'

export const loader = ({ params }: Route.LoaderArgs) => getArticle(params.id)

export const meta: Route.MetaFunction = (args) => {
  const article = args.loaderData
  if (!article) return pageMeta(args, { title: m.insights_title() })
  return pageMeta(args, { ...article.seo, image: article.seo.image ?? article.cover?.src })
}

export default function ArticlePage({ loaderData: article }: Route.ComponentProps) {
  const { title, summary, lang, cover, author, bodyHtml } = article
  return (
    <>
      <article className="article">
        <PageHeader
          breadcrumb={[{ label: m.insights_title(), to: insightsPath }, { label: title }]}
          title={title}
          lead={summary}
          lang={lang}
        />
        <div className="container">
          <PictureOrPlaceholder
            image={cover}
            name={title}
            kind="work"
            sizes="(min-width: 1296px) 1200px, 92vw"
            ratio="16:10"
            priority
            transition="transition-cover"
          />
          <div className="split article-text">
            <section className="beside project-facts" aria-label={m.article_facts_label()}>
              {author && <Author {...author} />}
              <Facts items={articleFacts(article)} />
            </section>
            <Prose html={bodyHtml} lang={lang} />
          </div>
        </div>
      </article>
      <ProjectCards title={m.article_projects()} projects={article.projects} />
      <RowSection title={m.article_more()} items={article.more} />
      <CallToTalk
        title={m.article_talk_title()}
        text={m.article_talk_text()}
        action={<ButtonLink to={hireUsPath}>{m.article_talk_action()}</ButtonLink>}
        secondary={<ArrowLink to={insightsPath}>{m.article_all()}</ArrowLink>}
      />
    </>
  )
}

function articleFacts({ date, readingTime, topics, services }: ArticleContent) {
  return [
    { term: m.article_published(), value: date },
    { term: m.article_reading_time(), value: readingTime },
    {
      term: m.article_topics(),
      value: topics.length > 0 && <LinkList items={topics} />,
    },
    {
      term: m.article_services(),
      value: services.length > 0 && <LinkList items={services} />,
    },
  ]
}

function Author({ slug, name, role, lang, portrait }: NonNullable<ArticleContent['author']>) {
  const box = { ratio: '1:1', rounded: false, className: 'quote-portrait' } as const
  return (
    <div className="article-author">
      <PictureOrPlaceholder image={portrait} name={name} decorative sizes="56px" {...box} />
      <div>
        <PageLink to={employeePath(slug)}>{name}</PageLink>
        <p lang={lang}>{role}</p>
      </div>
    </div>
  )
}
