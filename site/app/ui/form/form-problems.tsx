import { type ReactNode, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { toast } from '~/layout/toast.ts'
import { m } from '~/paraglide/messages.js'
import { ErrorSummary, type FieldProblem } from './error-summary.tsx'
import { FormMessage } from './form-message.tsx'

/** What became of a form although its answers are in order: mostly why it was not stored. */
export type FormProblem = {
  tone: 'success' | 'error' | 'note'
  title: string
  text: string
  /** A way to go on. */
  action?: ReactNode
  /** Said instead while scripts work on it. */
  whileWorking?: FormProblem
}

export type FormProblemsProps = {
  /** Counts the submissions that failed. */
  attempt: number
  /** What has to be mended, in the order of the form. */
  errors: FieldProblem[]
  problem: FormProblem | undefined
  /** Whether `problem` is of an attempt before the last one. */
  isPast?: boolean
  /** Whether scripts have given up what they work on. */
  gaveUp?: boolean
}

/**
 * Why a form was not stored, above it. With each submission that fails it takes the focus and comes
 * into view, and a toast says the same in short: nobody has to look for it.
 */
export default function FormProblems({
  attempt,
  errors,
  problem: given,
  isPast,
  gaveUp,
}: FormProblemsProps) {
  const problem = isPast ? undefined : given
  const shown = useRef<HTMLDivElement>(null)
  const works = useStarted() && !gaveUp
  const said = (works && problem?.whileWorking) || problem

  const announce = useEffectEvent((count: number) => {
    if (!shown.current) return
    // The browser has focused what came with the page (`autofocus`), and somebody may have gone on.
    if (count > 0 || document.activeElement === document.body) {
      shown.current.focus({ preventScroll: true })
      // Below the header: `scroll-padding-top` of the page.
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

/** Whether scripts run, which then do by themselves what visitors have to do without. */
function useStarted(): boolean {
  return useSyncExternalStore(never, yes, no)
}

const never = () => () => {}
const yes = () => true
const no = () => false
