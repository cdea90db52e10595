import { useEffect } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import { toast } from '~/layout/toast.ts'
import { m } from '~/paraglide/messages.js'
import { forgetDraft } from './draft/stored-draft.ts'

type News = {
  message: string
  reference: string
  /** The name of the form's draft, which has done its work. */
  draft: string
}

/** Tells, once, that what a form sent is stored, and forgets the draft of it. */
export function useReceivedNews({ message, reference, draft }: News): void {
  const navigationType = useNavigationType()

  useEffect(() => forgetDraft(draft), [draft])

  useEffect(() => {
    // A reload or a step back shows the page again, but it is no news then.
    if (navigationType === NavigationType.Pop) return
    // On a phone the form was far below what is said now.
    scrollTo({ top: 0, behavior: 'instant' })
    const description = m.form_received_reference({ reference })
    toast({ tone: 'success', message, description })
  }, [navigationType, message, reference])
}
