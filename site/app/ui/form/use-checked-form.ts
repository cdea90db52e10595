import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'

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
 * @param given the server's errors by the name of the field; another object with each answer.
 */
export function useCheckedForm(
  given: Errors | undefined,
  words: FormWords,
  rules: readonly FormRule[] = [],
) {
  const form = useRef<HTMLFormElement>(null)
  const isSent = useRef(false)
  const { state, formMethod } = useNavigation()
  const { errors, setErrors } = useErrors(given)

  useEffect(() => {
    // From here on the messages are ours.
    if (form.current) form.current.noValidate = true
  }, [])
  useEffect(() => {
    if (state === 'idle') isSent.current = false
  }, [state])

  return {
    errors,
    sending: state !== 'idle' && formMethod === 'POST',
    form: {
      ref: form,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        const found = {
          ...brokenRules(new FormData(event.currentTarget), rules),
          ...findMistakes(event.currentTarget, words),
        }
        const isWrong = Object.keys(found).length > 0
        setErrors(found)
        // The second click of a double click comes before anything has been rendered.
        if (isWrong || isSent.current) event.preventDefault()
        else isSent.current = true
      },
      // What is being mended is not wrong any more until it is sent again.
      onInput: (event: FormEvent<HTMLFormElement>) => {
        const { name, form } = event.target as HTMLInputElement
        const broken = form ? brokenRules(new FormData(form), rules) : {}
        const isOpen = ([field, message]: [string, string]) =>
          !rules.some((rule) => rule.message === message) || broken[field] === message
        setErrors(({ [name]: _mended, ...others }) =>
          Object.fromEntries(Object.entries(others).filter(isOpen)),
        )
      },
    },
  }
}

/** The errors of the last answer or check, whichever came last. */
function useErrors(given: Errors | undefined) {
  const [shown, setShown] = useState(given)
  const [errors, setErrors] = useState(given ?? {})
  if (shown !== given) {
    setShown(given)
    setErrors(given ?? {})
  }
  return { errors, setErrors }
}

function brokenRules(form: FormData, rules: readonly FormRule[]): Errors {
  const broken = rules.filter(({ isMet }) => !isMet(form))
  return Object.fromEntries(broken.map(({ name, message }) => [name, message]))
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
