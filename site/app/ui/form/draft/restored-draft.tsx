import { useEffect, useRef, useState } from 'react'
import { m } from '~/paraglide/messages.js'
import { Button } from '../../action/button.tsx'
import { FormMessage } from '../form-message.tsx'
import type { DraftProps } from './draft.tsx'
import { type Draft, forgetDraft, readDraft, saveDraft } from './stored-draft.ts'

/** States that a form was filled in from a draft, with a button to clear it. */
export default function RestoredDraft(props: DraftProps) {
  const { restored, startAfresh } = useDraft(props)
  if (!restored) return null
  return (
    <FormMessage tone="note" title={m.draft_restored_title()}>
      <p>{m.draft_restored_text()}</p>
      <Button variant="secondary" size="small" onClick={startAfresh}>
        {m.draft_start_afresh()}
      </Button>
    </FormMessage>
  )
}

/** Delay between the last input and saving the draft, in milliseconds. */
const pause = 400

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Restores a draft without overwriting fields changed before hydration, and saves further input.
 *
 * @returns whether a draft was restored, and a function that clears the form.
 */
function useDraft({ name, form, except, isAnswer }: DraftProps): {
  restored: boolean
  startAfresh: () => void
} {
  const [restored, setRestored] = useState(false)
  const options = useRef({ except, isAnswer })

  useEffect(() => {
    const element = form.current
    if (!element) return
    const { except, isAnswer } = options.current
    const read = () => readForm(element, except)
    const beginning = readForm(element, except, asItBegan)
    const draft = isAnswer ? undefined : readDraft(name, localStorage)
    if (draft && !isSame(draft, beginning)) {
      fillForm(element, draft, [...except, ...changedNames(beginning, read())])
      setRestored(true)
    }

    let timer: number | undefined
    const keep = () => {
      if (timer === undefined) return
      window.clearTimeout(timer)
      timer = undefined
      saveDraft(name, read(), localStorage)
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
    if (element) fillForm(element, readForm(element, except, asItBegan), except)
    forgetDraft(name)
    setRestored(false)
  }
  return { restored, startAfresh }
}

type Reading = {
  isChecked: (choice: HTMLInputElement) => boolean
  text: (control: Control) => string
}

const asItIs: Reading = { isChecked: ({ checked }) => checked, text: ({ value }) => value }

/** The initial values in the page, before any input. */
const asItBegan: Reading = {
  isChecked: ({ defaultChecked }) => defaultChecked,
  text: (control) =>
    control instanceof HTMLSelectElement
      ? (([...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0])
          ?.value ?? '')
      : control.defaultValue,
}

function readForm(form: HTMLFormElement, except: readonly string[], reading = asItIs): Draft {
  return controlsOf(form, except).flatMap((control): Draft => {
    if (!isChoice(control)) return [[control.name, reading.text(control)]]
    return reading.isChecked(control) ? [[control.name, control.value]] : []
  })
}

/** Fills in the form and fires the events of user input, so that listeners react. */
function fillForm(form: HTMLFormElement, draft: Draft, except: readonly string[]): void {
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

/** The names of the controls whose values have changed since. */
function changedNames(beginning: Draft, now: Draft): string[] {
  const valuesOf = (draft: Draft, wanted: string) => draft.filter(([name]) => name === wanted)
  const names = [...beginning, ...now].map(([name]) => name)
  return names.filter((name) => !isSame(valuesOf(beginning, name), valuesOf(now, name)))
}

const isSame = (one: Draft, other: Draft) => JSON.stringify(one) === JSON.stringify(other)
