import { useViewTransitionState } from 'react-router'
import type { ProjectCardContent } from '~/content.server/cards.ts'
import type { HomeContent } from '~/content.server/home.ts'
import { m } from '~/paraglide/messages.js'
import { ArrowLink } from '~/ui/action/arrow-link.tsx'
import { PageLink } from '~/ui/action/page-link.tsx'
import { Section } from '~/ui/page/section.tsx'
import { Picture } from '~/ui/show/picture.tsx'
import { StandIn } from '~/ui/show/stand-in.tsx'
import { Eyebrow, Heading } from '~/ui/type/heading.tsx'

/** Selected projects, each with its main result. */
export function ChosenProjects({ heading, lead, items }: HomeContent['projects']) {
  if (items.length === 0) return null
  return (
    <Section
      title={heading}
      lead={lead}
      tone="surface"
      action={<ArrowLink to="/services#work">{m.home_projects_all()}</ArrowLink>}
    >
      <ul className="home-projects">
        {items.map((project) => (
          <li key={project.slug}>
            <ProjectWithOutcome {...project} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function ProjectWithOutcome({ slug, title, summary, client, cover, outcome }: ProjectCardContent) {
  const address = `/services/${slug}`
  const isOpening = useViewTransitionState(address)
  const transition = isOpening ? 'transition-cover' : undefined
  return (
    <article className="card home-project">
      {cover ? (
        <Picture
          image={{ ...cover, alt: '' }}
          sizes="(min-width: 1296px) 473px, (min-width: 900px) 37vw, (min-width: 600px) 45vw, 92vw"
          ratio="16:10"
          transition={transition}
        />
      ) : (
        <StandIn name={client} kind="work" ratio="16:10" transition={transition} />
      )}
      <div className="home-project-text">
        <Eyebrow>{client}</Eyebrow>
        <Heading level={3}>
          <PageLink to={address} className="card-link" viewTransition>
            {title}
          </PageLink>
        </Heading>
        <p>{summary}</p>
      </div>
      {outcome && (
        <p className="home-project-outcome">
          <strong>{outcome.value}</strong> <span>{outcome.label}</span>
        </p>
      )}
    </article>
  )
}
