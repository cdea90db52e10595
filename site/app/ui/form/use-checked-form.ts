import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { loadToaster } from '~/layout/toasts/toaster-when-needed.tsx'
import { loadFormProblems } from './form-problems-when-needed.tsx'
import { loadNotSentWords } from './not-sent.ts'

/** What to say about a control, by its name: when it was left empty, and when it is not as it should be. */
export type FormWords = Record<string, { missing?: string; wrong?: string }>

/** What no single control can tell, such as that one of several has to be filled in. */
export type FormRule = {
  /** The field beside which it is said. */
  name: string
  message: string
  isMet: (form: FormData) => boolean
}

type Errors = Record<string, string>

/**
 * A form that is checked by what its controls say of themselves (`required`, `type`) before it is
 * sent, and by the server after; in both cases the page says what is wrong, in our words. Without
 * scripts the browser says it in its own.
 *
 * @param outcome what the server said of it, with errors by the name of the field; another object
 *   with each answer.
 */
export function useCheckedForm(
  outcome: { errors?: Errors } | undefined,
  words: FormWords,
  rule?: FormRule,
) {
  const form = useRef<HTMLFormElement>(null)
  const isSent = useRef(false)
  const { state, formMethod } = useNavigation()
  const { errors, setErrors, attempt, setAttempt } = useErrors(outcome)
  const [stuck, setStuck] = useState<typeof outcome>()
  const [past, setPast] = useState<typeof outcome>()

  useEffect(() => {
    // From here on the messages are ours.
    if (form.current) form.current.noValidate = true
  }, [])
  useEffect(() => {
    // It may be needed when nothing can be fetched any more.
    const prepare = () =>
      void Promise.allSettled([loadToaster(), loadFormProblems(), loadNotSentWords()])
    const element = form.current
    for (const use of ['focusin', 'input']) element?.addEventListener(use, prepare, { once: true })
    return () => {
      for (const use of ['focusin', 'input']) element?.removeEventListener(use, prepare)
    }
  }, [])
  useEffect(() => {
    if (state === 'idle') isSent.current = false
  }, [state])

  return {
    errors,
    /** For `FormProblems`. */
    problems: {
      attempt,
      gaveUp: stuck !== undefined && stuck === outcome,
      // Since the server's answer the browser has found something else.
      isPast: past !== undefined && past === outcome,
    },
    /** For `GuardFields`, when the browser cannot do the work that the server asks for. */
    giveUp: () => {
      setStuck(outcome)
      setAttempt((count) => count + 1)
    },
    sending: state !== 'idle' && formMethod === 'POST',
    form: {
      ref: form,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        const found = {
          ...(rule &&
            !rule.isMet(new FormData(event.currentTarget)) && { [rule.name]: rule.message }),
          ...findMistakes(event.currentTarget, words),
        }
        const isWrong = Object.keys(found).length > 0
        setErrors(found)
        if (isWrong) {
          setAttempt((count) => count + 1)
          setPast(outcome)
        }
        // The second click of a double click comes before anything has been rendered.
        if (isWrong || isSent.current) event.preventDefault()
        else isSent.current = true
      },
      // What is being mended is not wrong any more until it is sent again.
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

/** The errors of the last answer or check, whichever came last, and how many attempts have failed. */
function useErrors(outcome: { errors?: Errors } | undefined) {
  const [shown, setShown] = useState(outcome)
  const [errors, setErrors] = useState(outcome?.errors ?? {})
  const [attempt, setAttempt] = useState(0)
  if (shown !== outcome) {
    setShown(outcome)
    setErrors(outcome?.errors ?? {})
    if (outcome) setAttempt(attempt + 1)
  }
  return { errors, setErrors, attempt, setAttempt }
}

/** What the browser can tell is wrong with a form, by the name of the field. */
export function findMistakes(form: Pick<HTMLFormElement, 'elements'>, words: FormWords): Errors {
  const mistakes: Errors = {}
  for (const control of form.elements) {
    const { name, validity, validationMessage } = control as HTMLInputElement
    const said = words[name]
    if (validity.valid) continue
    const message = validity.customError
      ? // A control that knows better, such as one for files.
        validationMessage
      : validity.valueMissing
        ? said?.missing
        : (said?.wrong ?? said?.missing)
    if (message) mistakes[name] ??= message
  }
  return mistakes
}
