'use client'

import { Button, useSelection } from '@payloadcms/ui'
import {
  type ApplicationStatus,
  fillStepMail,
  type StepMail,
} from '@vitrina/content/applications/status-email.ts'
import { useId, useState } from 'react'
import { ask } from '../ask.ts'
import { Dialog } from '../dialog.tsx'
import { fillIn } from '../fill-in.ts'
import type { MoveSelectedProps } from './change-status-button.tsx'
import { MailFields, mailOf } from './email-dialog.tsx'
import { type Selected, useSelected } from './use-selected.ts'

type Props = MoveSelectedProps & { onClose: () => void }

/** Asks for the new status and whether to send its email, applies both and shows the result. */
export function MoveSelectedDialog({ labels, mails, company, words, onClose }: Props) {
  const { count = 0 } = useSelection()
  const readSelected = useSelected()
  const id = useId()
  const [to, setTo] = useState<ApplicationStatus>()
  const [progress, setProgress] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const [result, setResult] = useState<Moved>()
  const unreachable = words['The server could not be reached. Check your connection and try again.']

  const close = () => {
    if (result) window.location.reload()
    else onClose()
  }
  const move = async (status: ApplicationStatus, mail?: StepMail) => {
    setRefusal(undefined)
    setProgress(fillIn(words['{done} of {count}'], { done: 0, count }))
    const selected = await readSelected(unreachable)
    if ('refusal' in selected) {
      setProgress(undefined)
      return setRefusal(selected.refusal)
    }
    const { docs } = selected.given
    const moved = await moveAll(docs, {
      ...{ to: status, mail, company, unreachable },
      onProgress: (done) =>
        setProgress(fillIn(words['{done} of {count}'], { done, count: docs.length })),
    })
    setProgress(undefined)
    setResult(moved)
  }
  const prepared = mails.find(({ status }) => status === to)
  const busy = progress !== undefined
  return (
    <Dialog
      {...{ busy, refusal }}
      buttons={
        to &&
        !result && (
          <>
            {prepared && (
              <Button buttonStyle="primary" disabled={busy} margin={false} type="submit">
                {words['Move and send']}
              </Button>
            )}
            <Button
              buttonStyle={prepared ? 'secondary' : 'primary'}
              disabled={busy}
              margin={false}
              onClick={() => void move(to)}
              type="button"
            >
              {words['Move without a mail']}
            </Button>
          </>
        )
      }
      close={result ? words.Close : words.Back}
      heading={fillIn(words['Change the status of {count} selected'], { count })}
      onClose={close}
      onSubmit={(form) => prepared && void move(prepared.status, { ...prepared, ...mailOf(form) })}
    >
      {result ? (
        <Result result={result} words={words} />
      ) : (
        <>
          <div className="dialog__field">
            <label htmlFor={`${id}-status`}>{words['New status']}</label>
            <select
              disabled={busy}
              id={`${id}-status`}
              onChange={({ target }) => setTo(target.value as ApplicationStatus)}
              value={to ?? ''}
            >
              <option disabled hidden value="" />
              {Object.entries(labels).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </div>
          {prepared && (
            <fieldset className="dialog__fields" disabled={busy} key={to}>
              <legend>{words['Send them the status mail?']}</legend>
              <MailFields
                hint={words['Words in braces are filled in for each person.']}
                mail={prepared}
                words={words}
              />
            </fieldset>
          )}
          {to && !prepared && (
            <p className="dialog__hint">{words['There is no prepared mail for this status.']}</p>
          )}
        </>
      )}
      <p className="dialog__hint" role="status">
        {progress}
      </p>
    </Dialog>
  )
}

/** The counts of the result, with failed applications listed by name. */
function Result({ result, words }: Pick<Props, 'words'> & { result: Moved }) {
  const { moved, sent, already, failed } = result
  return (
    <div className="dialog__result" role="status">
      <ul>
        <li>{fillIn(words['Moved: {count}'], { count: moved })}</li>
        <li>{fillIn(words['Mails in the queue: {count}'], { count: sent })}</li>
        {already > 0 && <li>{fillIn(words['Already there: {count}'], { count: already })}</li>}
        {failed.length > 0 && (
          <li>{fillIn(words['Not moved: {count}'], { count: failed.length })}</li>
        )}
      </ul>
      {failed.length > 0 && (
        <ul className="dialog__refusal">
          {failed.map(({ id, name, reason }) => (
            <li key={id}>
              {name}: {reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The result of changing the status of several applications. */
export type Moved = {
  moved: number
  sent: number
  /** Applications that already had the status; no email is sent to them. */
  already: number
  failed: { id: number; name: string; reason: string }[]
}

type Wish = {
  to: ApplicationStatus
  /** The template with unfilled placeholders; without it no email is sent. */
  mail?: StepMail
  company: string
  unreachable: string
  onProgress: (done: number) => void
}

/**
 * Moves applications one at a time, each with its email in one transaction, so that failures can be
 * reported by name. Sends no further requests after a connection error or an expired session.
 */
export async function moveAll(
  applications: readonly Selected[],
  { to, mail, company, unreachable, onProgress }: Wish,
): Promise<Moved> {
  const result: Moved = { moved: 0, sent: 0, already: 0, failed: [] }
  let lost: string | undefined
  for (const [done, { id, name, reference, status, vacancy }] of applications.entries()) {
    onProgress(done)
    if (status === to) {
      result.already++
      continue
    }
    const position = typeof vacancy === 'object' ? vacancy?.title : undefined
    const filled = mail && fillStepMail(mail, { name, reference, company, vacancy: position })
    const answer = lost
      ? { refusal: lost, status: 0 }
      : await ask<unknown>(`applications/${id}/move`, unreachable, {
          method: 'POST',
          body: {
            from: status,
            to,
            mail: filled && { subject: filled.subject, text: filled.text },
          },
        })
    if ('refusal' in answer) {
      result.failed.push({ id, name, reason: answer.refusal })
      if (answer.status === 0 || answer.status === 401) lost = answer.refusal
    } else {
      result.moved++
      if (mail) result.sent++
    }
  }
  return result
}
