import { hireUsPath, projectPath, workId, workPath } from '@vitrina/content/paths.ts'
import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'
import { m } from '~/paraglide/messages.js'
import { ButtonLink } from '~/ui/action/button.tsx'
import { Pagination } from '~/ui/page/pagination.tsx'
import { EmptyState, Section } from '~/ui/page/section.tsx'
import { ProjectCard } from '~/ui/show/cards.tsx'
import { Prose } from '~/ui/type/text.tsx'
import type { ServicesContent } from './services.server.ts'

/** The id of the selected service's description. */
const approachId = 'approach'

/** The projects of all services, or those of one service with its full description. */
export function Work({ lang, workHeading, chosen, projects, services }: ServicesContent) {
  const hasNone = projects.total === 0 && !chosen
  return (
    <>
      <Section id={workId} title={workHeading} lang={lang} className="work">
        {!hasNone && (
          <>
            <WorkFilter services={services} chosen={chosen} />
            <div className="work-count">
              <p role="status">
                {chosen
                  ? m.services_work_count_of({ count: projects.total, service: chosen.title })
                  : m.services_work_count({ count: projects.total })}
              </p>
              {chosen?.bodyHtml && <a href={`#${approachId}`}>{m.services_approach()}</a>}
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
        <Pagination {...projects} href={(page) => workPath(chosen?.slug, page)} />
      </Section>
      {chosen?.bodyHtml && (
        <Section
          id={approachId}
          eyebrow={m.services_approach()}
          title={chosen.title}
          lang={chosen.lang}
          layout="split"
        >
          <Prose html={chosen.bodyHtml} lang={chosen.lang} />
        </Section>
      )}
    </>
  )
}

/** The width of a cover at full content width, in pixels. */
const coverWidths: Record<CardWidth, number> = { whole: 779, half: 584, third: 379 }

function WorkFilter({ services, chosen }: Pick<ServicesContent, 'services' | 'chosen'>) {
  const choices = [{ slug: undefined, title: m.services_filter_all() }, ...services]
  return (
    <nav className="work-filter" aria-label={m.services_filter_label()}>
      <ul className="tags">
        {choices.map(({ slug, title }) => (
          <li key={title}>
            <FilterLink
              service={slug}
              className="tag tag-link"
              aria-current={slug === chosen?.slug ? 'true' : undefined}
            >
              {title}
            </FilterLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type FilterLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A slug; all projects if omitted. */
  service?: string
}

/** With JavaScript the scroll position is kept; without it the anchor scrolls to the list. */
function FilterLink({ service, ...rest }: FilterLinkProps) {
  const address = workPath(service)
  const follow = useLinkClickHandler<HTMLAnchorElement>(address.replace(`#${workId}`, ''), {
    preventScrollReset: true,
  })
  return <a {...rest} href={useHref(address)} onClick={follow} />
}

type CardWidth = 'whole' | 'half' | 'third'

/** The larger cards before the rows of three, by what remains of the count divided by three. */
const largeCards: CardWidth[][] = [['whole', 'half', 'half'], ['whole'], ['half', 'half']]

/** The width of a card in the grid, so that every row is full for any count; `index` is from 0. */
export function cardWidth(index: number, count: number): CardWidth {
  return largeCards[count % 3]?.[index] ?? 'third'
}
