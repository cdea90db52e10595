import { m } from '~/paraglide/messages.js'
import { whenNeeded } from '../when-needed.tsx'
import type { FormProblemsProps } from './form-problems.tsx'

/** Can be called ahead of use, because later the browser may be offline. */
export const loadFormProblems = () => import('./form-problems.tsx')

const FormProblems = whenNeeded(loadFormProblems)

/** Shown by start.inline.ts before any other script has loaded; not part of the client bundle. */
const offline = import.meta.env.SSR
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
      dangerouslySetInnerHTML={{ __html: offline }}
    />
  )
}
