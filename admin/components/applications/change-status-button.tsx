'use client'
import { Button, useSelection } from '@payloadcms/ui'
import type { StepMail } from '@vitrina/content/applications/status-email.ts'
import { useState } from 'react'
import { fillIn } from '../fill-in.ts'
import { MoveSelectedDialog } from './change-status-dialog.tsx'
import type { MoveSelectedWords } from './labels.ts'

export type MoveSelectedProps = {
  labels: Record<string, string>
  mails: StepMail[]
  company: string
  words: MoveSelectedWords
}

/** Shows the button for changing the status while applications are selected. */
export function MoveSelected(props: MoveSelectedProps) {
  const { count } = useSelection()
  const [open, setOpen] = useState(false)
  if (!count) return null
  return (
    <>
      <Button
        buttonStyle="primary"
        margin={false}
        onClick={() => setOpen(true)}
        size="small"
        type="button"
      >
        {fillIn(props.words['Change status ({count})'], { count })}
      </Button>
      {open && <MoveSelectedDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
