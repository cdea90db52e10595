'use client'
import { Button, toast } from '@payloadcms/ui'
import { longestMessage } from '@vitrina/content/appointments/staff-message.ts'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import '../answering/mail-dialog.css'
import { ask } from '../ask.ts'
import { fillIn } from '../fill-in.ts'
import type { CallProps, Clock } from './call-buttons.tsx'
import { ChooseTime } from './choose-time.tsx'

type Props = CallProps & { change: 'move' | 'cancel'; onClose: () => void }

/** Asks for the new time of a call, or whether it is really cancelled, and for a word to the client. */
export function CallDialog(props: Props) {
  const { call, change, clock, clientClock, language, words, onClose } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [to, setTo] = useState<string>()
  const [message, setMessage] = useState('')
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  // Counts how often the times were asked for: again after one turned out to be taken.
  const [attempt, setAttempt] = useState(0)
  useEffect(() => dialog.current?.showModal(), [])

  const isMove = change === 'move'
  const now = inFull(call.startsAt, clock, language)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // The dialog is inside the form of the document, for React at least.
    event.stopPropagation()
    if (isMove && !to) return
    setBusy(true)
    setRefusal(undefined)
    const answer = await ask(
      `consultation-requests/${call.id}/call`,
      words['The server could not be reached. Check your connection and try again.'],
      {
        method: 'POST',
        body: { from: call.startsAt, ...(isMove && { to }), ...(message.trim() && { message }) },
      },
    )
    setBusy(false)
    if ('refusal' in answer) {
      setRefusal(answer.refusal)
      setTo(undefined)
      setAttempt(attempt + 1)
      return
    }
    toast.success(
      isMove
        ? words['The call is moved. The mails are in the queue.']
        : words['The call is cancelled. The mails are in the queue.'],
    )
    window.location.reload()
  }
  // A form cannot be inside another form, and the document has its own.
  return createPortal(
    <dialog
      aria-labelledby={`${id}-heading`}
      className="mail-dialog call-dialog"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      ref={dialog}
    >
      <form className="mail-dialog__form" onSubmit={submit}>
        <h2 id={`${id}-heading`}>
          {fillIn(
            isMove ? words['Move the call with {name}'] : words['Cancel the call with {name}?'],
            call,
          )}
        </h2>
        <p className="call-dialog__text">
          {isMove
            ? fillIn(words['Until now: {moment}'], { moment: now })
            : fillIn(
                words[
                  'The call of {moment} is removed from both calendars, and its time is offered again. The request stays.'
                ],
                { moment: now },
              )}
        </p>
        {isMove && (
          <ChooseTime
            {...{ call, clock, language, words }}
            chosen={to}
            key={attempt}
            onChoose={setTo}
          />
        )}
        {to && clientClock && (
          <p className="call-dialog__text">
            {fillIn(words['For the client in {city}: {moment}'], {
              city: clientClock.city,
              moment: inFull(to, clientClock, language),
            })}
          </p>
        )}
        <div className="mail-dialog__field">
          <label htmlFor={`${id}-message`}>{words['Message to the client (optional)']}</label>
          <textarea
            id={`${id}-message`}
            maxLength={longestMessage}
            onChange={({ target }) => setMessage(target.value)}
            rows={3}
            value={message}
          />
        </div>
        {refusal && (
          <p className="mail-dialog__refusal" role="alert">
            {refusal}
          </p>
        )}
        <div className="mail-dialog__buttons">
          <Button
            buttonStyle="primary"
            disabled={busy || (isMove && !to)}
            margin={false}
            type="submit"
          >
            {isMove
              ? words['Move the call and send the mails']
              : words['Cancel the call and send the mails']}
          </Button>
          <Button
            buttonStyle="subtle"
            disabled={busy}
            margin={false}
            onClick={onClose}
            type="button"
          >
            {words.Back}
          </Button>
        </div>
      </form>
    </dialog>,
    document.body,
  )
}

function inFull(moment: string, { timeZone }: Clock, language: string): string {
  return new Intl.DateTimeFormat(language, {
    timeZone,
    dateStyle: 'full',
    timeStyle: 'short',
  }).format(Date.parse(moment))
}
