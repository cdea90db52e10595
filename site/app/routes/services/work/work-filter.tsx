import { m } from '~/paraglide/messages.js'
import type { ServiceLineContent } from '../service-lines.tsx'
import { FilterLink } from './filter-link.tsx'

type WorkFilterProps = {
  services: ServiceLineContent[]
  /** The slug of the selected service; all projects if omitted. */
  current?: string
}

/** Links that filter the projects by service. */
export function WorkFilter({ services, current }: WorkFilterProps) {
  const choices = [{ slug: undefined, title: m.services_filter_all() }, ...services]
  return (
    <nav className="work-filter" aria-label={m.services_filter_label()}>
      <ul className="tags">
        {choices.map(({ slug, title }) => (
          <li key={title}>
            <FilterLink
              service={slug}
              className="tag tag-link"
              aria-current={slug === current ? 'true' : undefined}
            >
              {title}
            </FilterLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
