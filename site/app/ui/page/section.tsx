import { type ComponentProps, Fragment, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { RowItem, type RowItemProps, RowList } from '../show/lists.tsx'
import { Eyebrow, fittingSize, Heading, Lead } from '../type/text.tsx'

type SectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  title?: ReactNode
  eyebrow?: ReactNode
  lead?: ReactNode
  /** Beside the title, such as a link to the full list. */
  action?: ReactNode
  tone?: 'surface'
  /** `split`: the heading in the left third, the content to its right. */
  layout?: 'split'
}

/** A part of a page, labelled by its title, with a line on top. `lang` is that of title and lead. */
export function Section(props: SectionProps) {
  const { title, eyebrow, lead, action, tone, layout, lang, className, children, ...rest } = props
  const titleId = useId()
  const hasHead = title || eyebrow || lead || action
  return (
    <section
      {...rest}
      className={classNames(
        'section',
        layout && 'section-split',
        tone && 'tone-surface',
        className,
      )}
      aria-labelledby={title ? titleId : undefined}
    >
      <div className="container section-body">
        {hasHead && (
          <div className="section-head">
            <div lang={lang}>
              {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
              {title && (
                <Heading level={2} id={titleId}>
                  {title}
                </Heading>
              )}
              {lead && <Lead>{lead}</Lead>}
            </div>
            {action && <div className="section-action">{action}</div>}
          </div>
        )}
        <div className="section-content">{children}</div>
      </div>
    </section>
  )
}

type SectionsProps<Name extends string> = {
  /** Set by staff; otherwise that of `sections`. */
  order: readonly Name[] | null | undefined
  /** Each section by its name; sections without content render nothing. */
  sections: Record<Name, ReactNode>
}

export function Sections<Name extends string>({ order, sections }: SectionsProps<Name>) {
  const names = order?.length ? order : (Object.keys(sections) as Name[])
  return names.map((name) => <Fragment key={name}>{sections[name]}</Fragment>)
}

type CallToTalkProps = {
  title: ReactNode
  /** The language of title and text, if not that of the page. */
  lang?: string
  text?: ReactNode
  action: ReactNode
  secondary?: ReactNode
}

export function CallToTalk({ title, lang, text, action, secondary }: CallToTalkProps) {
  const titleId = useId()
  return (
    <section className="call-to-talk tone-brand" aria-labelledby={titleId}>
      <div className="container">
        <Heading level={2} lang={lang} size={fittingSize(title, 'title')} id={titleId}>
          {title}
        </Heading>
        <div>
          {text && <Lead lang={lang}>{text}</Lead>}
          <div className="actions">
            {action}
            {secondary}
          </div>
        </div>
      </div>
    </section>
  )
}

type EmptyStateProps = { title: string; children?: ReactNode; action?: ReactNode }

/** States that a list is empty, and what to do about it. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <p className="text-subheading">{title}</p>
      {children && <div className="lead">{children}</div>}
      {action && <div className="actions">{action}</div>}
    </div>
  )
}

type RowSectionProps = ComponentProps<typeof Section> & { items: RowItemProps[] }

/** A section with links as rows; renders nothing if there are none. */
export function RowSection({ items, ...section }: RowSectionProps) {
  if (items.length === 0) return null
  return (
    <Section {...section} layout="split">
      <RowList>
        {items.map((item) => (
          <RowItem key={item.to} {...item} />
        ))}
      </RowList>
    </Section>
  )
}
