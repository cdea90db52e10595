import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { usePrefetch } from '~/ui/action/page-link.tsx'

type ListFilterProps = {
  label: string
  all: string
  choices: { slug: string; title: string }[]
  chosen?: string
  href: (slug?: string) => string
  children: ReactNode
}

/** Links that filter a list, if there is a choice, and what was found; the scroll position is kept. */
export function ListFilter({ label, all, choices, chosen, href, children }: ListFilterProps) {
  const prefetch = usePrefetch()
  return (
    <div className="list-filter">
      {choices.length > 1 && (
        <nav aria-label={label}>
          <ul className="tags">
            {[{ slug: undefined, title: all }, ...choices].map(({ slug, title }) => (
              <li key={title}>
                <Link
                  to={href(slug)}
                  className="tag tag-link"
                  aria-current={slug === chosen ? 'true' : undefined}
                  prefetch={prefetch}
                  preventScrollReset
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p role="status">{children}</p>
    </div>
  )
}
