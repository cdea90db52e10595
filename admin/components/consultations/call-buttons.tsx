'use client'
import { Button, toast, useFormModified } from '@payloadcms/ui'
import { useState } from 'react'
import { CallDialog } from './call-dialog.tsx'
import type { CallWords } from './labels.ts'

export type Clock = { timeZone: string; city: string }

export type CallProps = {
  call: { id: number; name: string; startsAt: string }
  clock: Clock
  /** The client's time zone, when its local time differs. */
  clientClock?: Clock
  language: string
  words: CallWords
}

/** Opens the dialog for rescheduling or cancelling a call. */
export function CallButtons(props: CallProps) {
  const { words } = props
  const isModified = useFormModified()
  const [change, setChange] = useState<'move' | 'cancel'>()
  const open = (wanted: 'move' | 'cancel') => {
    // The dialog reloads the page to show the new time, which would discard unsaved changes.
    if (isModified) toast.info(words['Save or undo your changes first.'])
    else setChange(wanted)
  }
  return (
    <div className="call-buttons">
      <Button
        buttonStyle="secondary"
        margin={false}
        onClick={() => open('move')}
        size="medium"
        type="button"
      >
        {words['Move the call']}
      </Button>
      <Button
        buttonStyle="secondary"
        margin={false}
        onClick={() => open('cancel')}
        size="medium"
        type="button"
      >
        {words['Cancel the call']}
      </Button>
      {change && <CallDialog {...props} change={change} onClose={() => setChange(undefined)} />}
    </div>
  )
}
