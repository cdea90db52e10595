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
import { redirect, useRouteLoaderData } from 'react-router'
import { hasUnknownFilter } from '~/content.server/search-params.ts'
import type { LayoutContent } from '~/layout/layout.server.ts'
import { pageMeta } from '~/page-meta.ts'
import { m } from '~/paraglide/messages.js'
import { goToNotFound } from '~/routes/not-found/not-found.server.ts'
import { ButtonLink } from '~/ui/action/button.tsx'
import { ArrowLink } from '~/ui/action/page-link.tsx'
import { PageHeader } from '~/ui/page/page-header.tsx'
import { Pagination } from '~/ui/page/pagination.tsx'
import { CallToTalk, EmptyState, Section } from '~/ui/page/section.tsx'
import { Heading } from '~/ui/type/text.tsx'
import type { Route } from './+types/vacancies.ts'
import { ChosenFilters, chosenFilters, FilterForm, filterFields } from './filters.tsx'
import { groupByDepartment, listVacancy, type VacancyGroup } from './format-vacancy.server.ts'
import { mailtoUrl } from './mailto.ts'
import { getVacancies, readVacancyFilter, type VacanciesContent } from './vacancies.server.ts'
import { VacancyRows } from './vacancy-rows.tsx'

export async function loader({ request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams
  const number = pageNumber(search)
  const filter = await readVacancyFilter(search)
  // Any search text is valid: it is truncated, and its pages are never cached.
  const { q: _searched, ...choices } = filter
  if (hasUnknownFilter(search, choices)) throw redirect(vacancyListPath(filter, number))
  const careers = await getVacancies(filter, number)
  if (!careers) throw goToNotFound()
  const { vacancies, ...page } = careers
  const { items, ...found } = vacancies
  if (items.length === 0 && number > 1) throw redirect(vacancyListPath(page.filter))
  return { ...page, found: { ...found, groups: groupByDepartment(items.map(listVacancy)) } }
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return pageMeta(args, { title: m.career_breadcrumb() })
  const { seo, found } = args.loaderData
  return pageMeta(args, { ...seo, path: withSearch(careersPath, { page: found.page }) })
}

/** The careers page: benefits, the list of vacancies, and the speculative application. */
export default function Careers({ loaderData }: Route.ComponentProps) {
  const { heading, lead, why, speculative, choices } = loaderData
  const hasVacancies = choices.departments.length > 0
  return (
    <>
      <PageHeader size="large" title={heading} lead={lead}>
        {hasVacancies && (
          <ButtonLink to={`#${vacanciesId}`} iconEnd="chevron-down">
            {m.careers_see_positions()}
          </ButtonLink>
        )}
      </PageHeader>
      <Benefits {...why} />
      <VacancyList {...loaderData} />
      <Speculative {...speculative} />
    </>
  )
}

/** Reasons to work here, in two columns. */
function Benefits({ heading, benefits }: VacanciesContent['why']) {
  if (benefits.length === 0) return null
  return (
    <Section title={heading} layout="split">
      <ul className="benefits">
        {benefits.map(({ title, text }) => (
          <li key={title}>
            <Heading level={3} size="label">
              {title}
            </Heading>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** An invitation to apply without a vacancy. */
function Speculative({ heading, text, hasForm }: VacanciesContent['speculative']) {
  const email = useRouteLoaderData<{ layout: LayoutContent }>('layout')?.layout.company.email
  return (
    <CallToTalk
      title={heading}
      text={text}
      action={
        hasForm ? (
          <ButtonLink to={applyPath}>{m.careers_speculative_action()}</ButtonLink>
        ) : (
          email && (
            <ButtonLink to={mailtoUrl(email, m.careers_speculative_subject())} icon="mail">
              {m.careers_speculative_action()}
            </ButtonLink>
          )
        )
      }
    />
  )
}

type VacancyListProps = Pick<
  VacanciesContent,
  'openHeading' | 'filter' | 'choices' | 'speculative'
> & {
  found: { groups: VacancyGroup[]; total: number; page: number; pages: number }
}

/** The vacancies: filters, number of results, and rows. */
function VacancyList({ openHeading, filter, choices, speculative, found }: VacancyListProps) {
  const status = useRef<HTMLParagraphElement>(null)
  const { department, workplace } = filter
  const fields = filterFields(choices)
  const chosen = chosenFilters(filter, fields)
  const hasNone = found.total === 0 && chosen.length === 0

  return (
    <Section id={vacanciesId} title={openHeading} className="vacancies">
      {!hasNone && <FilterForm fields={fields} filter={filter} />}
      {!hasNone && (
        <div className="vacancies-found">
          <p ref={status} role="status" tabIndex={-1}>
            {m.careers_found({ count: found.total })}
          </p>
          <ChosenFilters
            chosen={chosen}
            filter={filter}
            onRemove={() => status.current?.focus({ preventScroll: true })}
          />
        </div>
      )}
      {found.total > 0 ? (
        <VacancyGroups groups={found.groups} counted={found.pages === 1} />
      ) : (
        <NoVacancies filtered={!hasNone} hasForm={speculative.hasForm} />
      )}
      <Pagination
        page={found.page}
        pages={found.pages}
        href={(page) => vacancyListPath(filter, page)}
      />
      <p className="alert-link">
        <ArrowLink to={withSearch(jobAlertsPath, { department, workplace })}>
          {m.job_alerts_link()}
        </ArrowLink>
      </p>
    </Section>
  )
}

type OpeningGroupsProps = {
  groups: VacancyGroup[]
  /** False if a group may continue on the next page. */
  counted: boolean
}

/** The vacancies by department, with the department's name beside them. */
function VacancyGroups({ groups, counted }: OpeningGroupsProps) {
  return groups.map(({ department, vacancies }) => (
    <div key={department} className="vacancy-group">
      <div>
        <Heading level={3}>{department}</Heading>
        {counted && <p>{m.careers_found_here({ count: vacancies.length })}</p>}
      </div>
      <VacancyRows vacancies={vacancies} level={4} />
    </div>
  ))
}

/** Empty state: no vacancy matches the filters, or none is open. */
function NoVacancies({ filtered, hasForm }: { filtered: boolean; hasForm: boolean }) {
  if (!filtered) {
    return (
      <EmptyState
        title={m.careers_none_title()}
        action={
          hasForm && (
            <ButtonLink variant="secondary" to={applyPath}>
              {m.careers_speculative_action()}
            </ButtonLink>
          )
        }
      >
        {m.careers_none_text()}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={m.careers_empty_title()}
      action={
        <ButtonLink variant="secondary" to={vacancyListPath()}>
          {m.careers_empty_clear()}
        </ButtonLink>
      }
    >
      {m.careers_empty_text()}
    </EmptyState>
  )
}
