import { useViewTransitionState } from 'react-router'
import { PageLink } from '../action/page-link.tsx'
import { Heading } from '../type/text.tsx'
import { type PictureImage, PictureOrPlaceholder } from './picture.tsx'

type PersonCardProps = {
  to: string
  name: string
  role: string
  portrait?: PictureImage
  sizes?: string
  level?: 2 | 3
}

/** A team member in a list. The whole card is the link. */
export function PersonCard({
  to,
  name,
  role,
  portrait,
  sizes = '(min-width: 1024px) 25vw, (min-width: 480px) 50vw, 100vw',
  level = 3,
}: PersonCardProps) {
  const isOpening = useViewTransitionState(to)
  const transition = isOpening ? 'transition-portrait' : undefined
  return (
    <article className="card person-card">
      <PictureOrPlaceholder
        image={portrait}
        decorative
        name={name}
        sizes={sizes}
        ratio="4:5"
        transition={transition}
      />
      <div className="card-text">
        <Heading level={level} size="label">
          <PageLink to={to} className="card-link" viewTransition>
            {name}
          </PageLink>
        </Heading>
        <p className="card-summary">{role}</p>
      </div>
    </article>
  )
}

type ProjectCardProps = {
  to: string
  title: string
  summary?: string
  cover?: PictureImage
  client?: string
  outcome?: { value: string; label: string }
  sizes?: string
}

/** A project in a list. The whole card is the link; its accessible name is the title. */
export function ProjectCard({
  to,
  title,
  summary,
  cover,
  client,
  outcome,
  sizes = '(min-width: 768px) 50vw, 100vw',
}: ProjectCardProps) {
  const isOpening = useViewTransitionState(to)
  const transition = isOpening ? 'transition-cover' : undefined
  return (
    <article className="card">
      <PictureOrPlaceholder
        image={cover}
        decorative
        name={client ?? title}
        kind="work"
        sizes={sizes}
        ratio="16:10"
        transition={transition}
      />
      <div className="card-text">
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
      </div>
    </article>
  )
}
