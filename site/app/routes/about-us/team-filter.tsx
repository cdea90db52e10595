import { Link } from 'react-router'
import type { AboutContent } from '~/content.server/about.ts'
import { m } from '~/paraglide/messages.js'
import { usePrefetch } from '~/ui/action/use-prefetch.ts'
import { teamAddress } from './team-address.ts'

type Props = Pick<AboutContent['team'], 'departments' | 'department'>

/** Links that filter by department; the scroll position is kept. */
export function TeamFilter({ departments, department }: Props) {
  const prefetch = usePrefetch()
  if (departments.length < 2) return null
  const choices = [{ slug: undefined, title: m.about_us_filter_all() }, ...departments]
  return (
    <nav aria-label={m.about_us_filter_label()}>
      <ul className="tags">
        {choices.map(({ slug, title }) => (
          <li key={title}>
            <Link
              to={teamAddress(slug)}
              className="tag tag-link"
              aria-current={slug === department ? 'true' : undefined}
              prefetch={prefetch}
              preventScrollReset
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
