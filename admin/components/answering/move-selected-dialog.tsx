'use client'
import { Button, useSelection } from '@payloadcms/ui'
import {
  type ApplicationStatus,
  longestSubject,
  longestText,
  type StepMail,
} from '@vitrina/content/inbox/answering/step-mail.ts'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { fillIn } from '../fill-in.ts'
import './mail-dialog.css'
import { type Moved, moveAll } from './move-all.ts'
import type { MoveSelectedProps } from './move-selected.tsx'
import { useSelected } from './use-selected.ts'

type Props = MoveSelectedProps & { onClose: () => void }

/** Asks for the new status and whether its mail is sent, does so, and says what has become of it. */
export function MoveSelectedDialog({ labels, mails, company, words, onClose }: Props) {
  const { count = 0 } = useSelection()
  const readSelected = useSelected()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [to, setTo] = useState<ApplicationStatus>()
  const [progress, setProgress] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const [result, setResult] = useState<Moved>()
  const unreachable = words['The server could not be reached. Check your connection and try again.']
  useEffect(() => dialog.current?.showModal(), [])

  const close = () => {
    if (progress) return
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
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!to) return
    const form = new FormData(event.currentTarget)
    void move(to, {
      status: to,
      subject: String(form.get('subject')),
      text: String(form.get('text')),
    })
  }
  const prepared = mails.find(({ status }) => status === to)
  const busy = progress !== undefined
  return (
    <dialog
      aria-labelledby={`${id}-heading`}
      className="mail-dialog"
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      ref={dialog}
    >
      <form className="mail-dialog__form" onSubmit={send}>
        <h2 id={`${id}-heading`}>
          {fillIn(words['Change the status of {count} selected'], { count })}
        </h2>
        {result ? (
          <Result result={result} words={words} />
        ) : (
          <>
            <div className="mail-dialog__field">
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
              <fieldset className="mail-dialog__fields" disabled={busy} key={to}>
                <legend>{words['Send them the status mail?']}</legend>
                <label htmlFor={`${id}-subject`}>{words.Subject}</label>
                <input
                  defaultValue={prepared.subject}
                  id={`${id}-subject`}
                  maxLength={longestSubject}
                  name="subject"
                  required
                />
                <label htmlFor={`${id}-text`}>{words.Text}</label>
                <textarea
                  aria-describedby={`${id}-hint`}
                  defaultValue={prepared.text}
                  id={`${id}-text`}
                  maxLength={longestText}
                  name="text"
                  required
                  rows={9}
                />
                <p className="mail-dialog__hint" id={`${id}-hint`}>
                  {words['Words in braces are filled in for each person.']}
                </p>
              </fieldset>
            )}
            {to && !prepared && (
              <p className="mail-dialog__hint">
                {words['There is no prepared mail for this status.']}
              </p>
            )}
          </>
        )}
        {refusal && (
          <p className="mail-dialog__refusal" role="alert">
            {refusal}
          </p>
        )}
        <p className="mail-dialog__hint" role="status">
          {progress}
        </p>
        <div className="mail-dialog__buttons">
          {!result && prepared && (
            <Button buttonStyle="primary" disabled={busy} margin={false} type="submit">
              {words['Move and send']}
            </Button>
          )}
          {!result && to && (
            <Button
              buttonStyle={prepared ? 'secondary' : 'primary'}
              disabled={busy}
              margin={false}
              onClick={() => void move(to)}
              type="button"
            >
              {words['Move without a mail']}
            </Button>
          )}
          <Button
            buttonStyle={result ? 'primary' : 'subtle'}
            disabled={busy}
            margin={false}
            onClick={close}
            type="button"
          >
            {result ? words.Close : words.Back}
          </Button>
        </div>
      </form>
    </dialog>
  )
}

/** What was done, and what was not, by name. */
function Result({ result, words }: Pick<Props, 'words'> & { result: Moved }) {
  const { moved, sent, already, failed } = result
  return (
    <div className="mail-dialog__result" role="status">
      <ul>
        <li>{fillIn(words['Moved: {count}'], { count: moved })}</li>
        <li>{fillIn(words['Mails in the queue: {count}'], { count: sent })}</li>
        {already > 0 && <li>{fillIn(words['Already there: {count}'], { count: already })}</li>}
        {failed.length > 0 && (
          <li>{fillIn(words['Not moved: {count}'], { count: failed.length })}</li>
        )}
      </ul>
      {failed.length > 0 && (
        <ul className="mail-dialog__refusal">
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
