import type { ReactNode } from 'react'
import { Icon } from '../action/icon.tsx'
import { PageLink } from '../action/page-link.tsx'
import { classNames } from '../class-names.ts'
import { Eyebrow, Heading } from '../type/text.tsx'

/** Rows separated by lines, without one below the last row. */
export const RowList = (props: { children: ReactNode }) => <ul {...props} className="rows" />

export type RowItemProps = {
  to: string
  title: ReactNode
  eyebrow?: string
  /** Short facts below the title, such as location and type of a vacancy. */
  details?: string[]
  aside?: ReactNode
  level?: 2 | 3 | 4
  /** The language of the title, if not that of the page. */
  lang?: string
  className?: string
  children?: ReactNode
}

/** A row with a title, facts and an optional element at the end. The whole row is the link. */
export function RowItem(props: RowItemProps) {
  const { to, title, eyebrow, details = [], aside, level = 3, lang, className, children } = props
  return (
    <li className={classNames('row', className)}>
      <div>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <Heading level={level} size="subheading" lang={lang}>
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
        {children}
      </div>
      {aside && <div className="row-aside">{aside}</div>}
      <Icon name="arrow-right" />
    </li>
  )
}

/** Terms and values between lines, such as client and year; those without a value are left out. */
export function Facts({ items }: { items: { term: string; value: ReactNode }[] }) {
  const known = items.filter(({ value }) => value)
  if (known.length === 0) return null
  return (
    <dl className="facts">
      {known.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A plain list of links, such as those to the services of a project. */
export function LinkList({ items }: { items: { to: string; title: string }[] }) {
  return (
    <ul>
      {items.map(({ to, title }) => (
        <li key={to}>
          <PageLink to={to}>{title}</PageLink>
        </li>
      ))}
    </ul>
  )
}

/** Large figures with labels. All have the same size, set by the longest one. */
export function Figures({ items }: { items: { value: string; label: string }[] }) {
  if (items.length === 0) return null
  const maxLength = Math.max(...items.map(({ value }) => value.length))
  const size = maxLength > 10 ? 'figures-phrases' : maxLength > 5 && 'figures-words'
  return (
    <div className={classNames('figures', size)}>
      <dl>
        {items.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

type Step = { title: string; text?: ReactNode; note?: string }

/** Numbered steps; the notes come before the texts, so that they align. */
export function Stepper({ items }: { items: Step[] }) {
  if (items.length === 0) return null
  return (
    <div className="stepper">
      <ol>
        {items.map(({ title, text, note }) => (
          <li key={title}>
            <Heading level={3} size="label">
              {title}
            </Heading>
            {note && <p className="stepper-note">{note}</p>}
            {text && <p>{text}</p>}
          </li>
        ))}
      </ol>
    </div>
  )
}

export function Tags({ items }: { items: string[] }) {
  return (
    <ul className="tags">
      {items.map((item) => (
        <li key={item}>
          <span className="tag">{item}</span>
        </li>
      ))}
    </ul>
  )
}

type DisclosureProps = { id: string; lang?: string; summary: ReactNode; children: ReactNode }

/** A question that expands to its answer; microdata, as the answers would double a page as JSON. */
export function Disclosure({ id, lang, summary, children }: DisclosureProps) {
  return (
    <details
      id={id}
      lang={lang}
      className="disclosure"
      itemScope
      itemProp="mainEntity"
      itemType="https://schema.org/Question"
    >
      <summary>
        <span itemProp="name">{summary}</span>
        <Icon name="plus" />
      </summary>
      <div
        className="disclosure-body"
        itemScope
        itemProp="acceptedAnswer"
        itemType="https://schema.org/Answer"
      >
        {children}
      </div>
    </details>
  )
}
