import type { HomeContent } from '~/content.server/home.ts'
import { m } from '~/paraglide/messages.js'
import { ArrowLink } from '~/ui/action/arrow-link.tsx'
import { Section } from '~/ui/page/section.tsx'
import { PersonCard } from '~/ui/show/person-card.tsx'

/** Some of the people, in one strip; on a phone it scrolls sideways. */
export function TeamStrip({ heading, lead, people }: HomeContent['team']) {
  if (people.length === 0) return null
  return (
    <Section
      title={heading}
      lead={lead}
      action={<ArrowLink to="/about-us">{m.home_team_all()}</ArrowLink>}
    >
      <ul className="home-team">
        {people.map(({ slug, ...person }) => (
          <li key={slug}>
            <PersonCard {...person} to={`/about-us/${slug}`} sizes="135px" />
          </li>
        ))}
      </ul>
    </Section>
  )
}
