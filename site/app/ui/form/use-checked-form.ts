import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { loadToaster } from '~/layout/toast/toast.tsx'
import { loadFormProblems } from './form-problems-when-needed.tsx'
import { loadNetworkErrors } from './submission-error.ts'

/** The messages for a control, by its name: `missing` if it is empty, `invalid` if it is not valid. */
export type FormMessages = Record<
  string,
  { missing?: string; invalid?: string; unavailable?: string }
>

/** A rule across several controls, such as that one of them must be filled in. */
export type FormRule = {
  /** The field that shows the message. */
  name: string
  message: string
  isMet: (form: FormData) => boolean
}

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
  /** The number of failed submissions. */
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
    /** For `FormProblems`. */
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
const prepare = () =>
  void Promise.allSettled([loadToaster(), loadFormProblems(), loadNetworkErrors()])

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
