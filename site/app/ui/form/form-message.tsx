import type { ReactNode, Ref } from 'react'
import { Icon } from '../action/icon.tsx'

const icons = { success: 'check', error: 'warning', note: 'info' } as const

type FormMessageProps = {
  /** For a message that gets the focus. */
  ref?: Ref<HTMLDivElement>
  tone: keyof typeof icons
  title: string
  children?: ReactNode
}

/** A message about the form as a whole, announced by screen readers when it appears. */
export function FormMessage({ ref, tone, title, children }: FormMessageProps) {
  return (
    <div
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      // biome-ignore lint/a11y/noAutofocus: the result of a submission, also without scripts
      autoFocus={Boolean(ref)}
      className={`form-message form-message-${tone}`}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <Icon name={icons[tone]} />
      <div>
        <p className="text-label">{title}</p>
        {children}
      </div>
    </div>
  )
}
