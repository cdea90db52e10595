import { m } from '~/paraglide/messages.js'
import { whenNeeded } from '../when-needed.tsx'
import type { FormProblemsProps } from './form-problems.tsx'

/** Fetches what is said of a submission that failed, such as before the browser is offline. */
export const loadFormProblems = () => import('./form-problems.tsx')

const FormProblems = whenNeeded(loadFormProblems)

/** Said by start.inline.ts before any other script has arrived; no part of the bundle. */
const offline = import.meta.env.SSR
  ? `<svg class="icon" aria-hidden="true"><use href="/icons.svg#warning"/></svg><div><p class="text-label">${m.form_offline_title()}</p><p>${m.form_offline_text()}</p></div>`
  : ''

/** `FormProblems`, fetched with the first use of a form: most visits never need it. */
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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words
      dangerouslySetInnerHTML={{ __html: offline }}
    />
  )
}
