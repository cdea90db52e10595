import { hireUsPath, pageNumber, withSearch, workPage, workPath } from '@vitrina/content/paths.ts'
import { useEffect } from 'react'
import { redirect, useLocation } from 'react-router'
import { hasUnknownFilter } from '~/content.server/search-params.ts'
import { pageMeta } from '~/page-meta.ts'
import { m } from '~/paraglide/messages.js'
import { ButtonLink } from '~/ui/action/button.tsx'
import { Icon } from '~/ui/action/icon.tsx'
import { PageLink } from '~/ui/action/page-link.tsx'
import { PageHeader } from '~/ui/page/page-header.tsx'
import { CallToTalk, Section, Sections } from '~/ui/page/section.tsx'
import { Disclosure, RowList } from '~/ui/show/lists.tsx'
import { Heading, Prose } from '~/ui/type/text.tsx'
import type { Route } from './+types/services.ts'
import { getServices, readWorkFilters, type ServicesContent } from './services.server.ts'
import { allFilters, Work } from './work.tsx'

export async function loader({ url: { searchParams: search } }: Route.LoaderArgs) {
  const number = pageNumber(search)
  const filter = await readWorkFilters(search)
  if (hasUnknownFilter(search, { ...filter, filters: knownFilters(search) }))
    throw redirect(workPath(filter, number))
  return getServices({ filter, page: number, hasFilters: knownFilters(search) !== undefined })
}

const knownFilters = (search: URLSearchParams) =>
  search.get('filters') === allFilters ? allFilters : undefined

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return []
  const { seo, filter, projects } = args.loaderData
  return pageMeta(args, { ...seo, path: workPage(filter, projects.page) })
}

export default function Services({ loaderData: page }: Route.ComponentProps) {
  useOpenedByAnchor()
  // The link to the form passes the selected service.
  const subject = page.service && workPage({ service: page.service.slug })
  return (
    <>
      <PageHeader title={page.heading} lead={page.lead} lang={page.lang} size="large" />
      <Sections
        order={page.sections}
        sections={{
          services: <ServiceLines services={page.services} />,
          work: <Work {...page} />,
          // The slug of each question is its anchor.
          faq: page.faq.questions.length > 0 && (
            <Section
              id="faq"
              title={page.faq.heading}
              lead={page.faq.lead}
              lang={page.lang}
              layout="split"
              itemScope
              itemType="https://schema.org/FAQPage"
            >
              {page.faq.questions.map(({ slug, question, lang, answerHtml }) => (
                <Disclosure key={slug} id={slug} lang={lang} summary={question}>
                  <Prose html={answerHtml} itemProp="text" />
                </Disclosure>
              ))}
            </Section>
          ),
        }}
      />
      <CallToTalk
        title={m.services_talk_title()}
        text={m.services_talk_text()}
        action={
          <ButtonLink to={withSearch(hireUsPath, { about: subject })}>
            {m.services_talk_action()}
          </ButtonLink>
        }
      />
    </>
  )
}

function ServiceLines({ services }: Pick<ServicesContent, 'services'>) {
  if (services.length === 0) return null
  return (
    <Section title={m.services_lines_title()}>
      <RowList>
        {services.map(({ slug, icon, title, summary, lang }) => (
          <li key={slug} id={slug} lang={lang} className="row service-line">
            <div className="service-line-title">
              <Icon name={icon === 'phone' ? 'mobile' : icon} size="large" />
              <Heading level={3}>
                <PageLink to={workPath({ service: slug })} className="card-link">
                  {title}
                </PageLink>
              </Heading>
            </div>
            <p>{summary}</p>
            <Icon name="arrow-right" />
          </li>
        ))}
      </RowList>
    </Section>
  )
}

/** Opens the answer that the URL's anchor points to. The browser scrolls to it on its own. */
function useOpenedByAnchor(): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same anchor may be followed again
  useEffect(() => {
    const target = document.getElementById(hash.slice(1))
    if (target instanceof HTMLDetailsElement) target.open = true
  }, [hash, key])
}
