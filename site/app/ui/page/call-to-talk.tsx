import { type ReactNode, useId } from 'react'
import { fittingSize } from '../type/fitting-size.ts'
import { Heading, Lead } from '../type/heading.tsx'

type CallToTalkProps = {
  title: ReactNode
  text?: ReactNode
  action: ReactNode
  secondary?: ReactNode
}

/** A call to action at the end of a page. */
export function CallToTalk({ title, text, action, secondary }: CallToTalkProps) {
  const titleId = useId()
  return (
    <section className="call-to-talk tone-brand" aria-labelledby={titleId}>
      <div className="container">
        <Heading level={2} size={fittingSize(title, 'title')} id={titleId}>
          {title}
        </Heading>
        <div>
          {text && <Lead>{text}</Lead>}
          <div className="actions">
            {action}
            {secondary}
          </div>
        </div>
      </div>
    </section>
  )
}
