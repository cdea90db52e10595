import type { PersonCardContent } from '~/content.server/cards.ts'
import { m } from '~/paraglide/messages.js'
import { Section } from '~/ui/page/section.tsx'
import { PersonCard } from '~/ui/show/person-card.tsx'

/** The team members of the project. */
export function Team({ people }: { people: PersonCardContent[] }) {
  if (people.length === 0) return null
  return (
    <Section title={m.project_team()} className="project-team">
      <ul>
        {people.map(({ slug, ...person }) => (
          <li key={slug}>
            <PersonCard
              {...person}
              to={`/about-us/${slug}`}
              sizes="(min-width: 640px) 170px, 45vw"
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
