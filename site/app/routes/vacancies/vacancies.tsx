import {
  applyPath,
  careersPath,
  jobAlertsPath,
  pageNumber,
  vacanciesId,
  vacancyListPath,
  withSearch,
} from '@vitrina/content/paths.ts'
import { useRef } from 'react'
import { redirect } from 'react-router'
import { hasUnknownFilter } from '~/content.server/search-params.ts'
import { pageMeta } from '~/page-meta.ts'
import { m } from '~/paraglide/messages.js'
import { ButtonLink } from '~/ui/action/button.tsx'
import { ArrowLink } from '~/ui/action/page-link.tsx'
import { PageHeader } from '~/ui/page/page-header.tsx'
import { Pagination } from '~/ui/page/pagination.tsx'
import { CallToTalk, EmptyState, Section } from '~/ui/page/section.tsx'
import { RowItem, RowList } from '~/ui/show/lists.tsx'
import { Heading } from '~/ui/type/text.tsx'
import type { Route } from './+types/vacancies.ts'
import { ChosenFilters, chosenFilters, FilterForm, filterFields } from './filters.tsx'
import { getVacancies, readVacancyFilter, type VacanciesContent } from './vacancies.server.ts'

export async function loader({ url: { searchParams: search } }: Route.LoaderArgs) {
  const number = pageNumber(search)
  const filter = await readVacancyFilter(search)
  // Any search text is valid: it is truncated, and its pages are never cached.
  const { q: _searched, ...choices } = filter
  if (hasUnknownFilter(search, choices)) throw redirect(vacancyListPath(filter, number))
  return getVacancies(filter, number)
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return pageMeta(args, { title: m.vacancy_breadcrumb() })
  const { seo, filter, vacancies } = args.loaderData
  const { baseUrl = '' } = args.matches[1].loaderData ?? {}
  return [
    ...pageMeta(args, {
      ...seo,
      path: withSearch(careersPath, { page: vacancies.page }),
      noindex: seo.noindex || Object.values(filter).some(Boolean),
    }),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/atom+xml',
      href: `${baseUrl}${careersPath}/feed.atom`,
    },
  ]
}

export default function Careers({ loaderData: page }: Route.ComponentProps) {
  const { speculative } = page
  return (
    <>
      <PageHeader size="large" title={page.heading} lead={page.lead} lang={page.lang}>
        {page.choices.departments.length > 0 && (
          <ButtonLink to={`#${vacanciesId}`} iconEnd="chevron-down">
            {m.careers_see_positions()}
          </ButtonLink>
        )}
      </PageHeader>
      {page.benefits.length > 0 && (
        <Section title={page.whyHeading} lang={page.lang} layout="split">
          <ul className="benefits" lang={page.lang}>
            {page.benefits.map(({ title, text }) => (
              <li key={title}>
                <Heading level={3} size="label">
                  {title}
                </Heading>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <VacancyList {...page} />
      <CallToTalk
        title={speculative.heading}
        lang={page.lang}
        text={speculative.text}
        action={
          speculative.to && (
            <ButtonLink to={speculative.to} icon={speculative.hasForm ? undefined : 'mail'}>
              {m.careers_speculative_action()}
            </ButtonLink>
          )
        }
      />
    </>
  )
}

function VacancyList(content: VacanciesContent) {
  const { lang, openHeading, filter, choices, speculative, vacancies } = content
  const status = useRef<HTMLParagraphElement>(null)
  const { department, workplace } = filter
  const { groups, total, page, pages } = vacancies
  const fields = filterFields(choices)
  const chosen = chosenFilters(filter, fields)
  const filtered = chosen.length > 0

  return (
    <Section id={vacanciesId} title={openHeading} lang={lang} className="vacancies">
      {(total > 0 || filtered) && (
        <>
          <FilterForm fields={fields} filter={filter} />
          <div className="vacancies-found">
            <p ref={status} role="status" tabIndex={-1}>
              {m.careers_found({ count: total })}
            </p>
            <ChosenFilters
              chosen={chosen}
              filter={filter}
              onRemove={() => status.current?.focus({ preventScroll: true })}
            />
          </div>
        </>
      )}
      {groups.map(({ department, rows }) => (
        <div key={department} className="split vacancy-group">
          <div className="beside">
            <Heading level={3}>{department}</Heading>
            {/* A group may continue on the next page. */}
            {pages === 1 && <p>{m.careers_found_here({ count: rows.length })}</p>}
          </div>
          <RowList>
            {rows.map((row) => (
              <RowItem key={row.to} {...row} level={4} />
            ))}
          </RowList>
        </div>
      ))}
      {total === 0 && (
        <EmptyState
          title={filtered ? m.careers_empty_title() : m.careers_none_title()}
          action={
            (filtered || speculative.hasForm) && (
              <ButtonLink variant="secondary" to={filtered ? vacancyListPath() : applyPath}>
                {filtered ? m.careers_empty_clear() : m.careers_speculative_action()}
              </ButtonLink>
            )
          }
        >
          {filtered ? m.careers_empty_text() : m.careers_none_text()}
        </EmptyState>
      )}
      <Pagination page={page} pages={pages} href={(number) => vacancyListPath(filter, number)} />
      <p className="alert-link">
        <ArrowLink to={withSearch(jobAlertsPath, { department, workplace })}>
          {m.job_alerts_link()}
        </ArrowLink>
      </p>
    </Section>
  )
}
