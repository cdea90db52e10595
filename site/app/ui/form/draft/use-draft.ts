import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Draft, forgetDraft, keepDraft, readDraft } from './stored-draft.ts'

/** How long after the last letter a draft is kept, in milliseconds. */
const pause = 400

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Keeps what is typed into a form in this browser, and puts it back when the page is opened again:
 * until it was received (`forgetDraft`), for seven days at most, without files and hidden fields.
 *
 * @param name of the draft, one for each form.
 * @param form the form element.
 * @param except names of controls that are not kept, such as a consent, which is given each time.
 * @param isAnswer whether the page comes back with what was sent; then that stands.
 * @returns whether a draft was put back, and what empties the form again.
 */
export function useDraft(
  name: string,
  form: RefObject<HTMLFormElement | null>,
  { except, isAnswer }: { except: readonly string[]; isAnswer: boolean },
): { restored: boolean; startAfresh: () => void } {
  const [restored, setRestored] = useState(false)
  const beginning = useRef<Draft>([])
  const options = useRef({ except, isAnswer })

  useEffect(() => {
    const element = form.current
    if (!element) return
    const { except, isAnswer } = options.current
    const read = () => readForm(element, except)
    beginning.current = read()
    const draft = isAnswer ? undefined : readDraft(name, localStorage)
    if (draft && !isSame(draft, beginning.current)) {
      fillForm(element, draft, except)
      setRestored(true)
    }

    let timer: number | undefined
    const keep = () => {
      if (timer === undefined) return
      window.clearTimeout(timer)
      timer = undefined
      keepDraft(name, read(), localStorage)
    }
    const keepSoon = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(keep, pause)
    }
    element.addEventListener('input', keepSoon)
    window.addEventListener('pagehide', keep)
    return () => {
      element.removeEventListener('input', keepSoon)
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [name, form])

  const startAfresh = () => {
    if (form.current) fillForm(form.current, beginning.current, except)
    forgetDraft(name)
    setRestored(false)
  }
  return { restored, startAfresh }
}

function readForm(form: HTMLFormElement, except: readonly string[]): Draft {
  return controlsOf(form, except).flatMap((control): Draft => {
    if (isChoice(control)) return control.checked ? [[control.name, control.value]] : []
    return [[control.name, control.value]]
  })
}

/** As if somebody had typed it, so that whatever listens knows. */
function fillForm(form: HTMLFormElement, draft: Draft, except: readonly string[]): void {
  for (const control of controlsOf(form, except)) {
    const values = draft.flatMap(([name, value]) => (name === control.name ? [value] : []))
    if (isChoice(control)) {
      const wanted = values.includes(control.value)
      // A radio button is never pressed off, only another one on.
      if (control.checked !== wanted && (wanted || control.type === 'checkbox')) control.click()
    } else if (control.value !== (values[0] ?? '')) {
      control.value = values[0] ?? ''
      control.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
}

function controlsOf(form: HTMLFormElement, except: readonly string[]): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      element.name !== '' &&
      !['hidden', 'file', 'password', 'submit'].includes(element.type) &&
      !except.includes(element.name),
  )
}

function isChoice(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio'
}

const isSame = (one: Draft, other: Draft) => JSON.stringify(one) === JSON.stringify(other)
