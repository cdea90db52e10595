import { useEffect } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import { toast } from '~/layout/toast/toast.tsx'
import { m } from '~/paraglide/messages.js'
import { forgetDraft } from './draft/stored-draft.ts'

type Stored = {
  message: string
  reference: string
  /** The name of the form's draft, which is deleted. */
  draft: string
}

/** Notifies once that a submission is stored, and deletes its draft. */
export function useConfirmation({ message, reference, draft }: Stored): void {
  const navigationType = useNavigationType()

  useEffect(() => forgetDraft(draft), [draft])

  useEffect(() => {
    // Not after a reload or a step back in the history.
    if (navigationType === NavigationType.Pop) return
    // On a phone the visitor is still scrolled down to where the form was.
    scrollTo({ top: 0, behavior: 'instant' })
    const description = m.form_received_reference({ reference })
    toast({ tone: 'success', message, description })
  }, [navigationType, message, reference])
}
