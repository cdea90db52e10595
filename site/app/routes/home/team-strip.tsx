import type { HomeContent } from '~/content.server/home.ts'
import { m } from '~/paraglide/messages.js'
import { ArrowLink } from '~/ui/action/arrow-link.tsx'
import { Section } from '~/ui/page/section.tsx'
import { PersonCard } from '~/ui/show/person-card.tsx'

/** Up to this number, each person gets a quarter of the row; more people share the row. */
const few = 4

/** Some team members in one row, which scrolls sideways on phones. */
export function TeamStrip({ heading, lead, people }: HomeContent['team']) {
  if (people.length === 0) return null
  const sizes =
    people.length > few
      ? '(min-width: 768px) 19vw, 132px'
      : '(min-width: 1296px) 285px, (min-width: 640px) 23vw, 132px'
  return (
    <Section
      title={heading}
      lead={lead}
      action={<ArrowLink to="/about-us">{m.home_team_all()}</ArrowLink>}
    >
      <ul className="home-team">
        {people.map(({ slug, ...person }) => (
          <li key={slug}>
            <PersonCard {...person} to={`/about-us/${slug}`} sizes={sizes} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
