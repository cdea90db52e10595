import { useEffect, useRef, useState } from 'react'
import { m } from '~/paraglide/messages.js'
import { Button } from '../action/button.tsx'
import { type DraftProps, forgetDraft, keyOf } from './draft.tsx'
import { FormMessage } from './form-message.tsx'

/** Delay between the last input and saving the draft, in milliseconds. */
const pause = 400

/** Restores a draft, but not over fields changed before hydration, and saves further input. */
export default function RestoredDraft({ name, form, except, isAnswer }: DraftProps) {
  const [isRestored, setIsRestored] = useState(false)
  const options = useRef({ except, isAnswer })

  useEffect(() => {
    const element = form.current
    if (!element) return
    const { except, isAnswer } = options.current
    const read = () => readForm(element, except)
    const beginning = readInitial(element, except)
    const draft = isAnswer ? undefined : readDraft(name)
    if (draft && !isSame(draft, beginning)) {
      fillForm(element, draft, [...except, ...changedNames(beginning, read())])
      setIsRestored(true)
    }

    let timer: number | undefined
    const keep = () => {
      if (timer === undefined) return
      window.clearTimeout(timer)
      timer = undefined
      saveDraft(name, read())
    }
    const saveSoon = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(keep, pause)
    }
    if (!isSame(read(), beginning)) saveSoon()
    element.addEventListener('input', saveSoon)
    window.addEventListener('pagehide', keep)
    return () => {
      element.removeEventListener('input', saveSoon)
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [name, form])

  const startAfresh = () => {
    const element = form.current
    if (element) fillForm(element, readInitial(element, except), except)
    forgetDraft(name)
    setIsRestored(false)
  }

  if (!isRestored) return null
  return (
    <FormMessage tone="note" title={m.draft_restored_title()}>
      <p>{m.draft_restored_text()}</p>
      <Button variant="secondary" size="small" onClick={startAfresh}>
        {m.draft_start_afresh()}
      </Button>
    </FormMessage>
  )
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function readForm(form: HTMLFormElement, except: readonly string[]): DraftValues {
  return controlsOf(form, except)
    .filter((control) => !isChoice(control) || control.checked)
    .map(({ name, value }) => [name, value])
}

/** The initial values in the page, before any input. */
function readInitial(form: HTMLFormElement, except: readonly string[]): DraftValues {
  const copy = form.cloneNode(true) as HTMLFormElement
  copy.reset()
  return readForm(copy, except)
}

/** Fills in the form and fires the events of user input, so that listeners react. */
function fillForm(form: HTMLFormElement, draft: DraftValues, except: readonly string[]): void {
  for (const control of controlsOf(form, except)) {
    const values = draft.flatMap(([name, value]) => (name === control.name ? [value] : []))
    if (isChoice(control)) {
      const wanted = values.includes(control.value)
      // Radio buttons cannot be unchecked, only replaced by another one.
      if (control.checked !== wanted && (wanted || control.type === 'checkbox')) control.click()
    } else if (control.value !== (values[0] ?? '')) {
      control.value = values[0] ?? ''
      control.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
}

function controlsOf(form: HTMLFormElement, except: readonly string[]): Control[] {
  const controls = form.querySelectorAll<Control>(
    ':is(input:not([type=hidden], [type=file]), textarea, select)[name]',
  )
  return [...controls].filter(({ name }) => !except.includes(name))
}

function isChoice(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio'
}

/** The names of the controls whose values have changed since. */
function changedNames(beginning: DraftValues, now: DraftValues): string[] {
  const valuesOf = (draft: DraftValues, wanted: string) => draft.filter(([name]) => name === wanted)
  const names = [...beginning, ...now].map(([name]) => name)
  return names.filter((name) => !isSame(valuesOf(beginning, name), valuesOf(now, name)))
}

const isSame = (one: DraftValues, other: DraftValues) =>
  JSON.stringify(one) === JSON.stringify(other)

/** The content of a form: names and values of its controls, as in a submission. */
export type DraftValues = Array<[name: string, value: string]>

/** In milliseconds; older drafts should not stay on the computer. */
const maxAge = 7 * 24 * 60 * 60 * 1000

/** The draft of a form in this browser; `undefined` if there is none or it has expired. */
export function readDraft(form: string): DraftValues | undefined {
  try {
    const { savedAt, draft } = JSON.parse(localStorage.getItem(keyOf(form)) ?? '{}')
    const isDraft =
      Array.isArray(draft) && draft.every((entry) => Array.isArray(entry) && entry.length === 2)
    if (isDraft && typeof savedAt === 'number' && Date.now() - savedAt <= maxAge) return draft
  } catch {
    // Storage is blocked, or the entry is invalid.
  }
  forgetDraft(form)
  return undefined
}

export function saveDraft(form: string, draft: DraftValues): void {
  try {
    localStorage.setItem(keyOf(form), JSON.stringify({ savedAt: Date.now(), draft }))
  } catch {
    // Storage is blocked or full.
  }
}
