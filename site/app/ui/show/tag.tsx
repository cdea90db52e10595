import type { ReactNode } from 'react'
import { PageLink } from '../action/page-link.tsx'

type TagProps = {
  children: ReactNode
  /** Makes it a link that sets a filter. */
  to?: string
  /** Marks the active filter. */
  current?: boolean
}

export function Tag({ children, to, current }: TagProps) {
  if (!to) return <span className="tag">{children}</span>
  return (
    <PageLink to={to} className="tag tag-link" aria-current={current ? 'true' : undefined}>
      {children}
    </PageLink>
  )
}

/** A list of tags. */
export function Tags({ items, label }: { items: string[]; label?: string }) {
  return (
    <ul className="tags" aria-label={label}>
      {items.map((item) => (
        <li key={item}>
          <Tag>{item}</Tag>
        </li>
      ))}
    </ul>
  )
}
