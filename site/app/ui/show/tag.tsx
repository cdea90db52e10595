import type { ReactNode } from 'react'
import { PageLink } from '../action/page-link.tsx'

type TagProps = {
  children: ReactNode
  /** Makes it a filter. */
  to?: string
  /** The filter in force. */
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

/** A list of words. */
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
