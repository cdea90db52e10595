import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../action/icon.tsx'
import { PageLink } from '../action/page-link.tsx'
import { classNames } from '../class-names.ts'
import { Heading } from '../type/heading.tsx'

/** Rows separated by lines, without one below the last row. */
export function RowList({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul {...rest} className={classNames('rows', className)} />
}

type RowItemProps = {
  to: string
  title: string
  /** Short facts below the title, such as location and type of a vacancy. */
  details?: string[]
  aside?: ReactNode
  level?: 3 | 4
}

/** A row with a title, facts and an optional element at the end. The whole row is the link. */
export function RowItem({ to, title, details = [], aside, level = 3 }: RowItemProps) {
  return (
    <li className="row">
      <div>
        <Heading level={level} size="subheading">
          <PageLink to={to} className="card-link">
            {title}
          </PageLink>
        </Heading>
        {details.length > 0 && (
          <ul className="row-details">
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        )}
      </div>
      {aside && <div className="row-aside">{aside}</div>}
      <Icon name="arrow-right" />
    </li>
  )
}
