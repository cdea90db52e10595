import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { Eyebrow, Heading, Lead } from '../type/heading.tsx'

type SectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  title?: ReactNode
  eyebrow?: ReactNode
  lead?: ReactNode
  /** Beside the title, such as a link to the full list. */
  action?: ReactNode
  tone?: 'paper' | 'surface' | 'brand'
  level?: 2 | 3
  /** `split`: the heading in the left third, the content to its right. */
  layout?: 'stacked' | 'split'
}

/** A part of a page, labelled by its title, with a line on top. */
export function Section({
  title,
  eyebrow,
  lead,
  action,
  tone = 'paper',
  level = 2,
  layout = 'stacked',
  className,
  children,
  ...rest
}: SectionProps) {
  const titleId = useId()
  const hasHead = title || eyebrow || lead || action
  return (
    <section
      {...rest}
      className={classNames(
        'section',
        `section-${layout}`,
        tone !== 'paper' && `tone-${tone}`,
        className,
      )}
      aria-labelledby={title ? titleId : undefined}
    >
      <div className="container section-body">
        {hasHead && (
          <div className="section-head">
            <div>
              {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
              {title && (
                <Heading level={level} size="heading" id={titleId}>
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
