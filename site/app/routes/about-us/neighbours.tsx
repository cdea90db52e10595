import type { EmployeeContent } from '~/content.server/employee.ts'
import { m } from '~/paraglide/messages.js'
import { Icon } from '~/ui/action/icon.tsx'
import { PageLink } from '~/ui/action/page-link.tsx'

type Neighbour = NonNullable<EmployeeContent['next']>

/** Links to the previous and the next team member. */
export function Neighbours({ previous, next }: Pick<EmployeeContent, 'previous' | 'next'>) {
  if (!previous && !next) return null
  return (
    <nav className="container neighbours" aria-label={m.employee_neighbours()}>
      {previous && <NeighbourLink {...previous} label={m.employee_previous()} rel="prev" />}
      {next && <NeighbourLink {...next} label={m.employee_next()} rel="next" />}
    </nav>
  )
}

function NeighbourLink({
  slug,
  name,
  role,
  label,
  rel,
}: Neighbour & { label: string; rel: string }) {
  return (
    <PageLink
      to={`/about-us/${slug}`}
      rel={rel}
      className={`neighbour neighbour-${rel}`}
      viewTransition
    >
      <span className="eyebrow">
        <Icon name={rel === 'prev' ? 'arrow-left' : 'arrow-right'} size="small" />
        {label}
      </span>
      <span className="text-subheading">{name}</span>
      <span>{role}</span>
    </PageLink>
  )
}
