import type { ServicesContent, WorkCardContent } from '~/content.server/services.ts'
import { m } from '~/paraglide/messages.js'
import { ButtonLink } from '~/ui/action/button.tsx'
import { EmptyState } from '~/ui/page/empty-state.tsx'
import { Cards } from '~/ui/page/grid.tsx'
import { Pagination } from '~/ui/page/pagination.tsx'
import { Section } from '~/ui/page/section.tsx'
import { ProjectCard } from '~/ui/show/project-card.tsx'
import { approachId } from '../service-approach.tsx'
import type { ServiceLineContent } from '../service-lines.tsx'
import { type CardWidth, cardWidth } from './card-width.ts'
import { workAddress } from './work-address.ts'
import { WorkFilter } from './work-filter.tsx'

type WorkProps = Omit<ServicesContent['work'], 'service'> & {
  services: ServiceLineContent[]
  /** The selected service; all projects if omitted. */
  chosen?: ServicesContent['services'][number]
}

/** The projects of one service or of all services. */
export function Work({ heading, chosen, projects, services }: WorkProps) {
  if (projects.total === 0 && !chosen) return <NoWork heading={heading} />
  return (
    <Section id="work" title={heading} className="work">
      <WorkFilter services={services} current={chosen?.slug} />
      <div className="work-count">
        <p role="status">{countText(projects.total, chosen?.title)}</p>
        {chosen?.bodyHtml && <a href={`#${approachId}`}>{m.services_approach()}</a>}
      </div>
      {projects.items.length > 0 ? (
        <ProjectGrid projects={projects.items} />
      ) : (
        <EmptyState
          title={m.services_work_none_title()}
          action={<ButtonLink to={workAddress({})}>{m.services_work_none_action()}</ButtonLink>}
        >
          <p>{m.services_work_none_text()}</p>
        </EmptyState>
      )}
      <Pagination
        page={projects.page}
        pages={projects.pages}
        href={(page) => workAddress({ service: chosen?.slug, page })}
      />
    </Section>
  )
}

/** Empty state before the first project is published. */
function NoWork({ heading }: Pick<WorkProps, 'heading'>) {
  return (
    <Section id="work" title={heading} className="work">
      <EmptyState
        title={m.services_work_none_title()}
        action={<ButtonLink to="/hire-us">{m.services_talk_action()}</ButtonLink>}
      >
        <p>{m.services_work_none_yet_text()}</p>
      </EmptyState>
    </Section>
  )
}

function ProjectGrid({ projects }: { projects: WorkCardContent[] }) {
  return (
    <Cards className="work-grid">
      {projects.map(({ slug, title, summary, client, cover, outcome }, index) => {
        const width = cardWidth(index, projects.length)
        return (
          <li key={slug} className={`work-${width}`}>
            <ProjectCard
              to={`/services/${slug}`}
              {...{ title, summary, client, cover, outcome }}
              sizes={`(min-width: 1296px) ${coverWidths[width]}px, (min-width: 900px) ${Math.round(coverWidths[width] / 12.96)}vw, (min-width: 680px) 46vw, 92vw`}
            />
          </li>
        )
      })}
    </Cards>
  )
}

/** The width of a cover at full content width, in pixels. */
const coverWidths: Record<CardWidth, number> = { whole: 779, half: 584, third: 379 }

const countText = (count: number, service?: string) =>
  service ? m.services_work_count_of({ count, service }) : m.services_work_count({ count })
