import type { AboutContent } from '~/content.server/about.ts'
import { m } from '~/paraglide/messages.js'
import { ButtonLink } from '~/ui/action/button.tsx'
import { EmptyState } from '~/ui/page/empty-state.tsx'
import { Cards } from '~/ui/page/grid.tsx'
import { Pagination } from '~/ui/page/pagination.tsx'
import { Section } from '~/ui/page/section.tsx'
import { PersonCard } from '~/ui/show/person-card.tsx'
import { teamAddress, teamId } from './team-address.ts'
import { TeamFilter } from './team-filter.tsx'

/** The whole team or one department; renders nothing if no employee is published. */
export function Team({ heading, lead, departments, department, people }: AboutContent['team']) {
  if (people.total === 0 && !department) return null
  const chosen = departments.find(({ slug }) => slug === department)?.title
  return (
    <Section id={teamId} title={heading} lead={lead}>
      <div className="team-head">
        <TeamFilter departments={departments} department={department} />
        <p role="status">
          {chosen
            ? m.about_us_found_in({ count: people.total, department: chosen })
            : m.about_us_found({ count: people.total })}
        </p>
      </div>
      {people.items.length > 0 ? (
        <Cards columns={4} className="team">
          {people.items.map((person) => (
            <li key={person.slug}>
              <PersonCard {...person} to={`/about-us/${person.slug}`} sizes={sizes} />
            </li>
          ))}
        </Cards>
      ) : (
        <NobodyHere />
      )}
      <Pagination
        page={people.page}
        pages={people.pages}
        href={(page) => teamAddress(department, page)}
      />
    </Section>
  )
}

/** Four in a row, then three, then two. */
const sizes = '(min-width: 1300px) 276px, (min-width: 1024px) 22vw, (min-width: 768px) 30vw, 45vw'

function NobodyHere() {
  return (
    <EmptyState
      title={m.about_us_empty_title()}
      action={
        <ButtonLink variant="secondary" to={teamAddress()}>
          {m.about_us_empty_action()}
        </ButtonLink>
      }
    >
      {m.about_us_empty_text()}
    </EmptyState>
  )
}
