import {
  hireUsPath,
  projectPath,
  servicesPath,
  withSearch,
  workId,
  workPath,
} from '@vitrina/content/paths.ts'
import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'
import { commaList } from '~/format.ts'
import { m } from '~/paraglide/messages.js'
import { Button, ButtonLink } from '~/ui/action/button.tsx'
import { Select } from '~/ui/form/fields.tsx'
import { useInstantFilters } from '~/ui/form/instant-filters.ts'
import { Pagination } from '~/ui/page/pagination.tsx'
import { EmptyState, RowSection, Section } from '~/ui/page/section.tsx'
import { ProjectCard } from '~/ui/show/cards.tsx'
import { Prose } from '~/ui/type/text.tsx'
import type { ServicesContent } from './services.server.ts'

const approachId = 'approach'

/** The projects, all or filtered, and the full description of the service that filters them. */
export function Work(content: ServicesContent) {
  const { lang, workHeading, filter, chosen, service, choices, projects, articles } = content
  const hasNone = projects.total === 0 && chosen.length === 0
  return (
    <>
      <Section id={workId} title={workHeading} lang={lang} className="work">
        {!hasNone && (
          <>
            <ServiceFilter {...content} />
            {choices ? (
              <FilterForm filter={filter} choices={choices} />
            ) : (
              <p>
                <FilterLink to={withSearch(servicesPath, { ...filter, filters: allFilters })}>
                  {m.services_filter_more()}
                </FilterLink>
              </p>
            )}
            <div className="work-count">
              <p role="status">
                {chosen.length > 0
                  ? m.services_work_count_of({ count: projects.total, service: commaList(chosen) })
                  : m.services_work_count({ count: projects.total })}
              </p>
              {service?.bodyHtml && <a href={`#${approachId}`}>{m.services_approach()}</a>}
            </div>
          </>
        )}
        {projects.items.length > 0 ? (
          <ul className="cards work-grid">
            {projects.items.map(({ slug, ...project }, index) => {
              const width = cardWidth(index, projects.items.length)
              return (
                <li key={slug} className={`work-${width}`}>
                  <ProjectCard
                    to={projectPath(slug)}
                    {...project}
                    sizes={`(min-width: 1296px) ${coverWidths[width]}px, (min-width: 900px) ${Math.round(coverWidths[width] / 12.96)}vw, (min-width: 680px) 46vw, 92vw`}
                  />
                </li>
              )
            })}
          </ul>
        ) : (
          <EmptyState
            title={m.services_work_none_title()}
            action={
              <ButtonLink to={hasNone ? hireUsPath : workPath()}>
                {hasNone ? m.services_talk_action() : m.services_work_none_action()}
              </ButtonLink>
            }
          >
            <p>{hasNone ? m.services_work_none_yet_text() : m.services_work_none_text()}</p>
          </EmptyState>
        )}
        <Pagination {...projects} href={(page) => workPath(filter, page)} />
      </Section>
      {service?.bodyHtml && (
        <Section
          id={approachId}
          eyebrow={m.services_approach()}
          title={service.title}
          lang={service.lang}
          layout="split"
        >
          <Prose html={service.bodyHtml} lang={service.lang} />
        </Section>
      )}
      <RowSection title={m.insights_title()} items={articles} />
    </>
  )
}

/** The width of a cover at full content width, in pixels. */
const coverWidths: Record<CardWidth, number> = { whole: 779, half: 584, third: 379 }

/** The value of the search parameter that shows the other filters. */
export const allFilters = 'all'

/** The services, each with its number of projects among those of the other filters. */
function ServiceFilter({ services, filter, chosen, choices }: ServicesContent) {
  const isUnfiltered = chosen.length === 0
  const options = [{ slug: undefined, title: m.services_filter_all(), count: 0 }, ...services]
  const filters = choices && allFilters
  return (
    <nav className="work-filter" aria-label={m.services_filter_label()}>
      <ul className="tags">
        {options.map(({ slug, title, count }) => (
          <li key={title}>
            <FilterLink
              to={withSearch(servicesPath, { ...(slug && filter), filters, service: slug })}
              className="tag tag-link"
              aria-current={(slug ? slug === filter.service : isUnfiltered) ? 'true' : undefined}
            >
              {title} {slug && <small>{count}</small>}
            </FilterLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type FilterFormProps = Pick<ServicesContent, 'filter'> & {
  choices: NonNullable<ServicesContent['choices']>
}

/** Industry and technology: submitted without scripts, applied on change with them. */
function FilterForm({ filter, choices }: FilterFormProps) {
  const form = useInstantFilters(filter, (chosen) =>
    withSearch(servicesPath, { ...chosen, filters: allFilters }),
  )
  const labels = {
    industry: m.services_filter_industry(),
    technology: m.services_filter_technology(),
  }
  return (
    <search>
      <form
        {...form}
        className="filter-form work-selects"
        action={useHref(workPath())}
        aria-label={m.services_filter_form()}
        autoComplete="off"
      >
        {filter.service && <input type="hidden" name="service" value={filter.service} />}
        <input type="hidden" name="filters" value={allFilters} />
        {(['industry', 'technology'] as const).map((name) => (
          <Select
            key={name}
            id={`filter-${name}`}
            name={name}
            label={labels[name]}
            placeholder={m.services_filter_any()}
            options={choices[name].map(({ value, label, count }) => ({
              value,
              label: `${label} (${count})`,
            }))}
            defaultValue={filter[name] ?? ''}
          />
        ))}
        <Button type="submit" variant="secondary" className="filter-submit">
          {m.services_filter_submit()}
        </Button>
      </form>
    </search>
  )
}

/** With JavaScript the scroll position is kept; without it the anchor scrolls to the list. */
function FilterLink({ to, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { preventScrollReset: true })
  return <a {...rest} href={useHref(`${to}#${workId}`)} onClick={follow} />
}

type CardWidth = 'whole' | 'half' | 'third'

/** The larger cards before the rows of three, by what remains of the count divided by three. */
const largeCards: CardWidth[][] = [['whole', 'half', 'half'], ['whole'], ['half', 'half']]

/** The width of a card in the grid, so that every row is full for any count; `index` is from 0. */
export function cardWidth(index: number, count: number): CardWidth {
  return largeCards[count % 3]?.[index] ?? 'third'
}
