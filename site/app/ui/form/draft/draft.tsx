import { type RefObject, useEffect, useState } from 'react'
import { whenNeeded } from '../../when-needed.tsx'
import { hasDraft } from './has-draft.ts'

export type DraftProps = {
  /** One for each form. */
  name: string
  form: RefObject<HTMLFormElement | null>
  /** Names of controls that are not kept, such as a consent, which is given each time. */
  except: readonly string[]
  /** Whether the page comes back with what was sent; then that stands. */
  isAnswer: boolean
}

/** Where it cannot be loaded, nothing is kept, and the form works as it would without. */
const KeptDraft = whenNeeded(() => import('./kept-draft.tsx'))

/**
 * Keeps what is typed into a form in this browser, and puts it back when the page is opened again:
 * until it was received (`forgetDraft`), for seven days at most, without files and hidden fields.
 * Loaded when there is a draft, or something has been typed.
 */
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

  return isNeeded && <KeptDraft {...props} />
}
