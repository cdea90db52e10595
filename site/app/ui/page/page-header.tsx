import type { ReactNode } from 'react'
import { m } from '~/paraglide/messages.js'
import { PageLink } from '../action/page-link.tsx'
import { Eyebrow, fittingSize, Heading, Lead } from '../type/text.tsx'

type PageHeaderProps = {
  title: ReactNode
  eyebrow?: ReactNode
  lead?: ReactNode
  breadcrumb?: Crumb[]
  size?: 'large'
  /** The language of title and lead, if not that of the page. */
  lang?: string
  children?: ReactNode
}

export function PageHeader(props: PageHeaderProps) {
  const { title, eyebrow, lead, breadcrumb, size, lang, children } = props
  return (
    <header className="page-header container">
      {breadcrumb && <Breadcrumb items={breadcrumb} />}
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <Heading
        level={1}
        lang={lang}
        size={fittingSize(title, size === 'large' ? 'display' : 'title')}
      >
        {title}
      </Heading>
      {lead && <Lead lang={lang}>{lead}</Lead>}
      {children && <div className="actions">{children}</div>}
    </header>
  )
}

type Crumb = { label: string; to?: string }

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
