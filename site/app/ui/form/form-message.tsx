import type { ReactNode, Ref } from 'react'
import { m } from '~/paraglide/messages.js'
import { Icon } from '../action/icon.tsx'
import { whenNeeded } from '../when-needed.tsx'
import type { FormProblemsProps } from './form-problems.tsx'
import { loadFormProblems } from './submission.ts'

const icons = { success: 'check', error: 'warning', note: 'info' } as const

type FormMessageProps = {
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

const FormProblems = whenNeeded(loadFormProblems)

/** Shown by start.inline.ts before any other script has loaded; not part of the client bundle. */
const offlineHtml = () =>
  import.meta.env.SSR
    ? `<svg class="icon" aria-hidden="true"><use href="/icons.svg#warning"/></svg><div><p class="text-label">${m.form_offline_title()}</p><p>${m.form_offline_text()}</p></div>`
    : ''

/** Loaded with the first use of a form, because most visits never need it. */
export function FormProblemsWhenNeeded(props: FormProblemsProps) {
  if (props.attempt > 0 || props.problem || props.errors.length > 0) {
    return <FormProblems {...props} />
  }
  return (
    <div
      className="form-message form-message-error"
      role="alert"
      tabIndex={-1}
      hidden
      data-offline
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own messages
      dangerouslySetInnerHTML={{ __html: offlineHtml() }}
    />
  )
}
