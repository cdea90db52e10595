import { useViewTransitionState } from 'react-router'
import { PageLink } from '../action/page-link.tsx'
import { Heading } from '../type/heading.tsx'
import { Picture, type PictureImage } from './picture.tsx'
import { StandIn } from './stand-in.tsx'
import { Tags } from './tag.tsx'

type ProjectCardProps = {
  to: string
  title: string
  summary?: string
  cover?: PictureImage
  tags?: string[]
  client?: string
  outcome?: { value: string; label: string }
  sizes?: string
  level?: 2 | 3
  priority?: boolean
}

/** A project in a list. The whole card is the link; its accessible name is the title. */
export function ProjectCard({
  to,
  title,
  summary,
  cover,
  tags = [],
  client,
  outcome,
  sizes = '(min-width: 768px) 50vw, 100vw',
  level = 3,
  priority,
}: ProjectCardProps) {
  const isOpening = useViewTransitionState(to)
  const transition = isOpening ? 'transition-cover' : undefined
  return (
    <article className="card">
      {cover ? (
        <Picture
          image={{ ...cover, alt: '' }}
          sizes={sizes}
          ratio="16:10"
          priority={priority}
          transition={transition}
        />
      ) : (
        <StandIn name={client ?? title} kind="work" ratio="16:10" transition={transition} />
      )}
      <div className="card-text">
        {client && <p className="eyebrow">{client}</p>}
        <Heading level={level} size="subheading">
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
        {tags.length > 0 && <Tags items={tags} />}
      </div>
    </article>
  )
}
