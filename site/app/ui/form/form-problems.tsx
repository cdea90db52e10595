import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useSyncExternalStore,
} from 'react'
import { isRouteErrorResponse } from 'react-router'
import { toast } from '~/layout/toast/toast.tsx'
import { m } from '~/paraglide/messages.js'
import { ArrowLink } from '../action/page-link.tsx'
import { FormMessage } from './form-message.tsx'
import type { SubmissionError } from './submission.ts'

/** A message about the form as a whole, usually why a valid submission was not stored. */
export type FormProblem = {
  tone: 'success' | 'error' | 'note'
  title: string
  text: string
  action?: ReactNode
}

/** A submission that was not stored; what to say is derived where it is shown, to load it late. */
export type Failure = {
  rejected: SubmissionError
  /** Says that we failed: the form's texts, or its name in `failures`. */
  failed: keyof typeof failures | Pick<FormProblem, 'title' | 'text'>
  /** Where to write instead. */
  email: string
}

export type FormProblemsProps = {
  attempt: number
  errors: { id: string; message: string }[]
  problem: FormProblem | Failure | undefined
  /** Whether `problem` belongs to an attempt before the last one. */
  isPast?: boolean
  /** Whether scripts have failed to solve the problem. */
  gaveUp?: boolean
}

/** Why a form was not stored: focused after each failed submission, and repeated in a toast. */
export default function FormProblems(props: FormProblemsProps) {
  const { attempt, errors, problem: given, isPast, gaveUp } = props
  const shown = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  const describe = (isWorking: boolean): FormProblem | undefined => {
    if (isPast || !given) return undefined
    return 'rejected' in given ? problemOf(given, isWorking) : given
  }
  const problem = describe(isHydrated && !gaveUp)

  const announce = useEffectEvent((count: number) => {
    if (!shown.current) return
    // On load the browser has focused it (`autofocus`); the visitor may have moved on since.
    if (count > 0 || document.activeElement === document.body) {
      shown.current.focus({ preventScroll: true })
      // Below the header, by the page's `scroll-padding-top`.
      shown.current.scrollIntoView({ block: 'nearest' })
    }
    const told = describe(!gaveUp)
    if (told) {
      const tone = told.tone === 'note' ? 'info' : told.tone
      toast({ tone, message: told.title, description: told.text })
    } else {
      const description = errors.length === 1 ? errors[0]?.message : undefined
      toast({ tone: 'error', message: m.form_error_summary_title(), description })
    }
  })
  useEffect(() => announce(attempt), [attempt])

  if (problem) {
    return (
      <FormMessage ref={shown} tone={problem.tone} title={problem.title}>
        <p>{problem.text}</p>
        {problem.action}
      </FormMessage>
    )
  }
  if (errors.length === 0) return null
  return (
    <div
      ref={shown}
      className="error-summary"
      role="alert"
      aria-labelledby={titleId}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the result of a submission, also without scripts
      autoFocus
    >
      <h2 id={titleId} className="text-label">
        {m.form_error_summary_title()}
      </h2>
      <ul>
        {errors.map(({ id, message }) => (
          <li key={id + message}>
            <a href={`#${id}`} onClick={() => document.getElementById(id)?.focus()}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What is said when a valid form was not stored, by form. */
const failures = {
  consultation: (email: string, reason: SubmissionError['reason']) => ({
    title: m.hire_us_failed_title(),
    text: reason === 'full' ? m.hire_us_full_text({ email }) : m.hire_us_failed_text({ email }),
  }),
  application: (email: string, reason: SubmissionError['reason']): Partial<FormProblem> =>
    reason === 'closed'
      ? {
          tone: 'note',
          title: m.application_closed_title(),
          text: m.application_closed_text(),
          action: <ArrowLink to="/apply">{m.careers_speculative_action()}</ArrowLink>,
        }
      : { title: m.application_failed_title(), text: m.application_failed_text({ email }) },
  'job-alert': (email: string) => ({
    title: m.job_alerts_failed_title(),
    text: m.job_alerts_failed_text({ email }),
  }),
}

/** @param isWorking whether scripts solve the challenge meanwhile, and send the form again */
function problemOf({ rejected, failed, email }: Failure, isWorking: boolean) {
  const { reason, minutes = 1, challenge } = rejected
  if (!reason) return undefined
  const problem: FormProblem = { tone: 'error', title: '', text: '' }
  if (reason !== 'wait') {
    const texts = typeof failed === 'string' ? failures[failed](email, reason) : failed
    const messages: { [Reason in typeof reason]?: Partial<FormProblem> } = networkMessages(email)
    return { ...problem, ...texts, ...messages[reason] }
  }
  return challenge && isWorking
    ? { tone: 'note' as const, title: m.guard_checking_title(), text: m.guard_checking_text() }
    : { ...problem, title: m.guard_wait_title(), text: m.guard_wait_text({ minutes, email }) }
}

/** The messages for a submission that never reached its action; they replace the form's own. */
const networkMessages = (email: string) => ({
  offline: { title: m.form_offline_title(), text: m.form_offline_text() },
  unreachable: { title: m.form_unreachable_title(), text: m.form_unreachable_text({ email }) },
  'too-large': { title: m.form_too_large_title(), text: m.form_too_large_text({ email }) },
  expired: { title: m.form_expired_title(), text: m.form_expired_text({ email }) },
  'too-many': { title: m.guard_wait_title(), text: m.guard_wait_soon_text({ email }) },
  unreadable: { text: m.form_unreadable_text({ email }) },
})

/** Why a submission never reached its action on the server, or returned without an answer. */
export type NetworkReason = keyof ReturnType<typeof networkMessages> | 'failed'

const reasons: Record<number, NetworkReason> = {
  400: 'unreadable',
  403: 'expired',
  413: 'too-large',
  415: 'unreadable',
  429: 'too-many',
}

/** Derives the reason from the error thrown by the submission. */
export function reasonOf(error: unknown, isOnline: boolean): NetworkReason {
  if (isRouteErrorResponse(error) || error instanceof Response) {
    return reasons[error.status] ?? 'failed'
  }
  if (!isOnline) return 'offline'
  // `fetch` throws it when there is no response.
  return error instanceof TypeError ? 'unreachable' : 'failed'
}
