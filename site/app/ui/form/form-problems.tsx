import {
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useSyncExternalStore,
} from 'react'
import { toast } from '~/layout/toast/toast.tsx'
import { m } from '~/paraglide/messages.js'
import { FormMessage } from './form-message.tsx'

/** A message about the form as a whole, usually why a valid submission was not stored. */
export type FormProblem = {
  tone: 'success' | 'error' | 'note'
  title: string
  text: string
  /** Such as a link or a button. */
  action?: ReactNode
  /** Shown instead while scripts work on the problem. */
  whileWorking?: FormProblem
}

/** The visitor has submitted too often; the message is made where it is shown, to load it late. */
export type WaitProblem = {
  /** Minutes until the form can be sent again. */
  minutes: number
  /** Where to write instead. */
  email: string
  /** Whether scripts solve a challenge meanwhile, and send it again. */
  isSolvable: boolean
}

export type FormProblemsProps = {
  /** The number of failed submissions. */
  attempt: number
  /** The validation errors, in the order of the form. */
  errors: FieldProblem[]
  problem: FormProblem | WaitProblem | undefined
  /** Whether `problem` belongs to an attempt before the last one. */
  isPast?: boolean
  /** Whether scripts have failed to solve the problem. */
  gaveUp?: boolean
}

/**
 * States above a form why it was not stored. Each failed submission focuses it, scrolls it into
 * view and shows a toast with the same information.
 */
export default function FormProblems({
  attempt,
  errors,
  problem: given,
  isPast,
  gaveUp,
}: FormProblemsProps) {
  const problem = isPast ? undefined : given && 'minutes' in given ? describeWait(given) : given
  const shown = useRef<HTMLDivElement>(null)
  const works = useStarted() && !gaveUp
  const said = (works && problem?.whileWorking) || problem

  const announce = useEffectEvent((count: number) => {
    if (!shown.current) return
    // On load the browser has already focused it (`autofocus`); do not move the focus if the
    // visitor has moved on.
    if (count > 0 || document.activeElement === document.body) {
      shown.current.focus({ preventScroll: true })
      // Below the header, by the page's `scroll-padding-top`.
      shown.current.scrollIntoView({ block: 'nearest' })
    }
    const told = (!gaveUp && problem?.whileWorking) || problem
    if (told) {
      const tone = told.tone === 'note' ? 'info' : told.tone
      toast({ tone, message: told.title, description: told.text })
    } else {
      const description = errors.length === 1 ? errors[0]?.message : undefined
      toast({ tone: 'error', message: m.form_error_summary_title(), description })
    }
  })
  useEffect(() => announce(attempt), [attempt])

  if (said) {
    return (
      <FormMessage ref={shown} tone={said.tone} title={said.title}>
        <p>{said.text}</p>
        {said.action}
      </FormMessage>
    )
  }
  return errors.length > 0 && <ErrorSummary ref={shown} errors={errors} />
}

function describeWait({ minutes, email, isSolvable }: WaitProblem): FormProblem {
  return {
    tone: 'error',
    title: m.guard_wait_title(),
    text: m.guard_wait_text({ minutes, email }),
    whileWorking: isSolvable
      ? { tone: 'note', title: m.guard_checking_title(), text: m.guard_checking_text() }
      : undefined,
  }
}

/** Whether the page is hydrated, so that scripts can solve the problem for the visitor. */
function useStarted(): boolean {
  return useSyncExternalStore(never, yes, no)
}

const never = () => () => {}
const yes = () => true
const no = () => false

/** A field's id and its error message. */
export type FieldProblem = { id: string; message: string }

type ErrorSummaryProps = {
  ref?: Ref<HTMLDivElement>
  /** In the order of the form. */
  errors: FieldProblem[]
}

/** The validation errors of a form, each linked to its field. */
export function ErrorSummary({ ref, errors }: ErrorSummaryProps) {
  const titleId = useId()
  return (
    <div
      ref={ref}
      className="error-summary"
      role="alert"
      aria-labelledby={titleId}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the result of a submission, also without scripts
      autoFocus={Boolean(ref)}
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
