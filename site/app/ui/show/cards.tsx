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

export type CoverCardProps = Pick<ProjectCardContent, 'title' | 'summary' | 'cover'> & {
  lang?: string
  to: string
  sizes: string
  eyebrow?: string | null
  /** Below the summary. */
  children?: ReactNode
}

/** A card with a cover. The whole card is the link; its accessible name is the title. */
export function CoverCard(props: CoverCardProps) {
  const { to, eyebrow, title, summary, lang, cover, sizes, children } = props
  const isOpening = useViewTransitionState(to)
  return (
    <article className="card">
      <PictureOrPlaceholder
        image={cover}
        decorative
        name={eyebrow || title}
        kind="work"
        sizes={sizes}
        ratio="16:10"
        transition={isOpening ? 'transition-cover' : undefined}
      />
      <div className="card-text" lang={lang}>
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <Heading level={3}>
          <PageLink to={to} className="card-link" viewTransition>
            {title}
          </PageLink>
        </Heading>
        {summary && <p className="card-summary">{summary}</p>}
        {children}
      </div>
    </article>
  )
}

type ProjectCardProps = Omit<CoverCardProps, 'eyebrow'> &
  Pick<ProjectCardContent, 'client'> &
  Partial<Pick<ProjectCardContent, 'outcome'>>

/** A project in a list. */
export const ProjectCard = ({ client, outcome, ...card }: ProjectCardProps) => (
  <CoverCard {...card} eyebrow={client}>
    {outcome && (
      <p className="card-outcome">
        <strong>{outcome.value}</strong> {outcome.label}
      </p>
    )}
  </CoverCard>
)
