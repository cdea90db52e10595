import type { ReactNode } from 'react'
import { useViewTransitionState } from 'react-router'
import type { PersonCardContent, ProjectCardContent } from '~/content.server/cards.ts'
import { PageLink } from '../action/page-link.tsx'
import { Heading } from '../type/text.tsx'
import { PictureOrPlaceholder } from './picture.tsx'

type PersonCardProps = Omit<PersonCardContent, 'slug'> & { to: string; sizes: string }

/** A team member in a list. The whole card is the link. */
export function PersonCard({ to, name, role, lang, portrait, sizes }: PersonCardProps) {
  const isOpening = useViewTransitionState(to)
  return (
    <article className="card person-card">
      <PictureOrPlaceholder
        image={portrait}
        decorative
        name={name}
        sizes={sizes}
        ratio="4:5"
        transition={isOpening ? 'transition-portrait' : undefined}
      />
      <div className="card-text">
        <Heading level={3} size="label">
          <PageLink to={to} className="card-link" viewTransition>
            {name}
          </PageLink>
        </Heading>
        <p className="card-summary" lang={lang}>
          {role}
        </p>
      </div>
    </article>
  )
}

type ProjectCardProps = Pick<ProjectCardContent, 'title' | 'summary' | 'client' | 'cover'> &
  Partial<Pick<ProjectCardContent, 'outcome' | 'lang'>> & {
    to: string
    sizes: string
    children?: ReactNode
  }

/** A project in a list. The whole card is the link; its accessible name is the title. */
export function ProjectCard(props: ProjectCardProps) {
  const { to, title, summary, lang, cover, client, outcome, sizes } = props
  const isOpening = useViewTransitionState(to)
  return (
    <article className="card">
      <PictureOrPlaceholder
        image={cover}
        decorative
        name={client ?? title}
        kind="work"
        sizes={sizes}
        ratio="16:10"
        transition={isOpening ? 'transition-cover' : undefined}
      />
      <div className="card-text" lang={lang}>
        {client && <p className="eyebrow">{client}</p>}
        <Heading level={3}>
          <PageLink to={to} className="card-link" viewTransition>
            {title}
          </PageLink>
        </Heading>
        {summary && <p className="card-summary">{summary}</p>}
        {outcome && (
          <p className="card-outcome">
            <strong>{outcome.value}</strong> {outcome.label}
          </p>
        )}
        {props.children}
      </div>
    </article>
  )
}
