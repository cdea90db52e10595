import { type RefObject, useEffect, useState } from 'react'
import { whenNeeded } from '../when-needed.tsx'

export type DraftProps = {
  /** Unique for each form. */
  name: string
  form: RefObject<HTMLFormElement | null>
  /** Names of controls that are not saved, such as a consent, which must be given each time. */
  except: readonly string[]
  /** Whether the page shows submitted values, which take precedence over the draft. */
  isAnswer: boolean
}

/** If it cannot be loaded, no draft is saved, and the form works without one. */
const RestoredDraft = whenNeeded(() => import('./restored-draft.tsx'))

/** Saves form input, without files and hidden fields, until `forgetDraft`, and restores it. */
export function Draft(props: DraftProps) {
  const { name, form } = props
  const [isNeeded, setIsNeeded] = useState(false)

  useEffect(() => {
    const element = form.current
    const need = () => setIsNeeded(true)
    if (hasDraft(name)) need()
    element?.addEventListener('input', need, { once: true })
    return () => element?.removeEventListener('input', need)
  }, [name, form])

  return isNeeded && <RestoredDraft {...props} />
}

export const keyOf = (form: string) => `draft:${form}`

/** Whether this browser has a draft of a form, regardless of its age. */
export function hasDraft(form: string): boolean {
  try {
    return localStorage.getItem(keyOf(form)) !== null
  } catch {
    // Storage is blocked.
    return false
  }
}

/** Deletes the draft. Call it once the submission is stored. */
export function forgetDraft(form: string): void {
  try {
    localStorage.removeItem(keyOf(form))
  } catch {
    // Storage is blocked, so there is no draft.
  }
}
