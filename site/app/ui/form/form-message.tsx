import type { ReactNode, Ref } from 'react'
import { Icon, type IconName } from '../action/icon.tsx'

const icons = { success: 'check', error: 'warning', note: 'info' } as const satisfies Record<
  string,
  IconName
>

type FormMessageProps = {
  /** For a message that takes the focus. */
  ref?: Ref<HTMLDivElement>
  tone: keyof typeof icons
  title: string
  children?: ReactNode
}

/** What became of a form as a whole. Screen readers hear it when it appears. */
export function FormMessage({ ref, tone, title, children }: FormMessageProps) {
  return (
    <div
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      // biome-ignore lint/a11y/noAutofocus: the answer to what somebody has just sent, also without scripts
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
