'use client'
import { Button, toast, useFormModified } from '@payloadcms/ui'
import {
  type ApplicationStatus,
  fillStepMail,
  type StepMail,
  type StepMailValues,
} from '@vitrina/content/applications/status-email.ts'
import { useId, useState } from 'react'
import { ask } from '../ask.ts'
import { fillIn } from '../fill-in.ts'
import type { Words } from '../words.ts'
import { MailDialog } from './email-dialog.tsx'
import type { mailDialogWords, writeButtonWords } from './labels.ts'

type Props = {
  application: { id: number; name: string; status: ApplicationStatus }
  labels: Record<string, string>
  mails: StepMail[]
  values: StepMailValues
  words: Words<(typeof mailDialogWords)[number] | (typeof writeButtonWords)[number]>
}

/** Opens the email dialog, where the template can be chosen. */
export function WriteButton({ application, labels, mails, values, words }: Props) {
  const { id, name, status } = application
  const isModified = useFormModified()
  const stepId = useId()
  const [step, setStep] = useState<ApplicationStatus>()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const chosen = mails.find((mail) => mail.status === step)

  const open = () => {
    // Sending reloads the page to show the new status, which would discard unsaved changes.
    if (isModified) return toast.info(words['Save or undo your changes first.'])
    setRefusal(undefined)
    setStep((mails.find((mail) => mail.status === status) ?? mails[0])?.status)
  }
  const send = async (mail: { subject: string; text: string }) => {
    setBusy(true)
    const answer = await ask(
      `applications/${id}/move`,
      words['The server could not be reached. Check your connection and try again.'],
      { method: 'POST', body: { from: status, to: step, mail } },
    )
    setBusy(false)
    if ('refusal' in answer) return setRefusal(answer.refusal)
    toast.success(words['The mail is in the queue.'])
    setStep(undefined)
    window.location.reload()
  }
  return (
    <>
      <Button buttonStyle="secondary" margin={false} onClick={open} size="medium">
        {words['Write with a template']}
      </Button>
      {chosen && (
        <MailDialog
          busy={busy}
          heading={fillIn(words['A mail to {name}'], { name })}
          mail={fillStepMail(chosen, values)}
          moves={chosen.status !== status}
          onCancel={() => setStep(undefined)}
          onSend={send}
          refusal={refusal}
          words={words}
        >
          <div className="dialog__field">
            <label htmlFor={stepId}>{words.Step}</label>
            <select
              id={stepId}
              onChange={(event) => setStep(event.target.value as ApplicationStatus)}
              value={chosen.status}
            >
              {mails.map((mail) => (
                <option key={mail.status} value={mail.status}>
                  {labels[mail.status]}
                </option>
              ))}
            </select>
          </div>
        </MailDialog>
      )}
    </>
  )
}
