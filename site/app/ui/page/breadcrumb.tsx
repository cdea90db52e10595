import { m } from '~/paraglide/messages.js'
import { PageLink } from '../action/page-link.tsx'

export type Crumb = { label: string; to?: string }

/** The path to the page; the last entry is the page itself. */
export function Breadcrumb({ items }: { items: Crumb[] }) {
  return (
    <nav className="breadcrumb" aria-label={m.breadcrumb_label()}>
      <ol>
        {items.map(({ label, to }, position) => (
          <li key={label}>
            {to && position < items.length - 1 ? (
              <PageLink to={to}>{label}</PageLink>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
