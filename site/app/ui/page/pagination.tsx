import { m } from '~/paraglide/messages.js'
import { Icon } from '../action/icon.tsx'
import { PageLink } from '../action/page-link.tsx'

type PaginationProps = { page: number; pages: number; href: (page: number) => string }

/** Links to the pages of a long list; renders nothing if there is only one. */
export function Pagination({ page, pages, href }: PaginationProps) {
  if (pages < 2) return null
  return (
    <nav className="pagination" aria-label={m.pagination_label()}>
      {page > 1 && (
        <PageLink to={href(page - 1)} rel="prev" className="icon-button">
          <Icon name="arrow-left" />
          <span className="visually-hidden">{m.pagination_previous()}</span>
        </PageLink>
      )}
      <ol>
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <PageLink
              to={href(number)}
              aria-label={m.pagination_page({ page: number })}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </PageLink>
          </li>
        ))}
      </ol>
      {page < pages && (
        <PageLink to={href(page + 1)} rel="next" className="icon-button">
          <Icon name="arrow-right" />
          <span className="visually-hidden">{m.pagination_next()}</span>
        </PageLink>
      )}
    </nav>
  )
}
