import { useViewTransitionState } from 'react-router'
import { PageLink } from '../action/page-link.tsx'
import { Heading } from '../type/heading.tsx'
import { Picture, type PictureImage } from './picture.tsx'
import { StandIn } from './stand-in.tsx'

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
      {portrait ? (
        <Picture
          image={{ ...portrait, alt: '' }}
          sizes={sizes}
          ratio="4:5"
          transition={transition}
        />
      ) : (
        <StandIn name={name} ratio="4:5" transition={transition} />
      )}
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
