import type { WorkChallenge } from '@vitrina/content/submissions/submission.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { data, NavigationType, useNavigation, useNavigationType } from 'react-router'
import { loadToaster, toast } from '~/layout/toast/toast.tsx'
import { m } from '~/paraglide/messages.js'
import { forgetDraft } from './draft.tsx'
import type { NetworkReason } from './form-problems.tsx'

/** The messages for a control, by its name: `missing` if it is empty, `invalid` if it is not valid. */
export type FormMessages = Record<
  string,
  { missing?: string; invalid?: string; unavailable?: string }
>

/** A rule across several controls, such as that one of them must be filled in. */
export type FormRule = { name: string; message: string; isMet: (form: FormData) => boolean }

type Errors = Record<string, string>

/**
 * Validates a form by its controls' attributes before submission, and shows the server's errors
 * (`outcome`, a new object each time), in our words. Before hydration the browser shows its own.
 */
export function useCheckedForm(
  outcome: { errors?: Errors } | undefined,
  messages: FormMessages,
  rule?: FormRule,
) {
  const form = useRef<HTMLFormElement>(null)
  const isSent = useRef(false)
  const { state, formMethod } = useNavigation()
  const [shown, setShown] = useState(outcome)
  const [errors, setErrors] = useState(outcome?.errors ?? {})
  const [attempt, setAttempt] = useState(0)
  const [gaveUp, setGaveUp] = useState(false)
  /** Whether the browser has found other errors since the server's answer. */
  const [isPast, setIsPast] = useState(false)

  if (shown !== outcome) {
    setShown(outcome)
    setErrors(outcome?.errors ?? {})
    setGaveUp(false)
    setIsPast(false)
    if (outcome) setAttempt(attempt + 1)
  }

  useEffect(() => {
    // From here on we show our own messages.
    if (form.current) form.current.noValidate = true
    // Used before hydration.
    if (form.current?.contains(document.activeElement)) prepare()
  }, [])
  useEffect(() => {
    if (state === 'idle') isSent.current = false
  }, [state])

  return {
    errors,
    problems: { attempt, gaveUp, isPast },
    /** For `GuardFields`, if the browser cannot compute the proof of work. */
    giveUp: () => {
      setGaveUp(true)
      setAttempt((count) => count + 1)
    },
    sending: state !== 'idle' && formMethod === 'POST',
    form: {
      ref: form,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        const found = {
          ...(rule &&
            !rule.isMet(new FormData(event.currentTarget)) && { [rule.name]: rule.message }),
          ...findMistakes(event.currentTarget, messages),
        }
        const isWrong = Object.keys(found).length > 0
        setErrors(found)
        if (isWrong) {
          setAttempt((count) => count + 1)
          setIsPast(true)
        }
        // The second click of a double click arrives before the next render.
        if (isWrong || isSent.current) event.preventDefault()
        else isSent.current = true
      },
      onFocus: prepare,
      // Input clears a field's error until the next submission.
      onInput: (event: FormEvent<HTMLFormElement>) => {
        const { name } = event.target as HTMLInputElement
        const isMet = rule?.isMet(new FormData(event.currentTarget))
        setErrors(({ [name]: _mended, ...others }) => {
          if (rule && isMet && others[rule.name] === rule.message) delete others[rule.name]
          return others
        })
      },
    },
  }
}

/** Called on first use, because later the browser may be offline. */
const prepare = () => void Promise.allSettled([loadToaster(), loadFormProblems()])

/** The errors the browser can detect in a form, by field name. */
function findMistakes(form: HTMLFormElement, messages: FormMessages): Errors {
  const mistakes: Errors = {}
  for (const control of form.elements) {
    const { name, validity, validationMessage } = control as HTMLInputElement
    const text = messages[name]
    if (validity.valid) continue
    const message = validity.customError
      ? // Set by the control itself, such as a file input.
        validationMessage
      : validity.valueMissing
        ? text?.missing
        : (text?.invalid ?? text?.missing)
    if (message) mistakes[name] ??= message
  }
  return mistakes
}

/** Why a form is shown again, with the submitted values; the same for all forms. */
export type SubmissionError = {
  /** By the name of the field; absent if no action has read the form. */
  values?: Record<string, string[]>
  errors?: Record<string, string>
  /** The answers are valid: why they were not stored. */
  reason?: 'wait' | 'closed' | 'full' | 'changed' | NetworkReason
  /** A challenge that the browser solves before it sends the form again. */
  challenge?: WorkChallenge
  /** Minutes until it can be sent again without a challenge. */
  minutes?: number
}

export const submittedValue = (error: SubmissionError | undefined, name: string) =>
  error?.values?.[name]?.[0]

/** Can be called ahead of use, because later the browser may be offline. */
export const loadFormProblems = () => import('./form-problems.tsx')

/** Keeps the page and its form input if a submission got no answer from its action. */
export async function keepPageWhenOffline<Answer>(
  serverAction: () => Promise<Answer>,
  what: string,
) {
  try {
    return await serverAction()
  } catch (error) {
    // A redirect.
    if (error instanceof Response && error.status < 400) throw error
    // Aborted when the form is sent again, such as by a double click.
    if (!(error instanceof Error && error.name === 'AbortError'))
      console.error(`The ${what} could not be sent:`, error)
    const loaded = await loadFormProblems().catch(() => undefined)
    const reason = loaded?.reasonOf(error, navigator.onLine) ?? 'failed'
    // A new object marks a new attempt; an error status prevents revalidation, which would fail.
    return data<SubmissionError>({ reason }, { status: 503 })
  }
}

type Stored = { message: string; reference: string; draft: string }

/** Notifies once that a submission is stored, and deletes its draft. */
export function useConfirmation({ message, reference, draft }: Stored): void {
  const navigationType = useNavigationType()

  useEffect(() => forgetDraft(draft), [draft])

  useEffect(() => {
    // Not after a reload or a step back in the history.
    if (navigationType === NavigationType.Pop) return
    // For statistics.inline.ts.
    document.dispatchEvent(new Event('submitted'))
    // On a phone the visitor is still scrolled down to where the form was.
    scrollTo({ top: 0, behavior: 'instant' })
    const description = m.form_received_reference({ reference })
    toast({ tone: 'success', message, description })
  }, [navigationType, message, reference])
}
