'use client'
import { Button } from '@payloadcms/ui'
import { longestSubject, longestText } from '@vitrina/content/inbox/answering/step-mail.ts'
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import type { Words } from '../words.ts'
import type { mailDialogWords } from './mail-dialog-words.ts'
import './mail-dialog.css'

type Props = {
  words: Words<(typeof mailDialogWords)[number]>
  heading: string
  /** What is written already; it can be changed. */
  mail: { subject: string; text: string }
  /** Whether sending also moves the application. */
  moves: boolean
  busy?: boolean
  refusal?: string
  /** Above the mail. */
  children?: ReactNode
  onSend: (mail: { subject: string; text: string }) => void
  /** Without it there is no way to move without a mail. */
  onSkip?: () => void
  onCancel: () => void
}

/** A mail to somebody who has applied, filled in and ready to be changed. */
export function MailDialog(props: Props) {
  const { words, heading, mail, moves, busy, refusal, children, onSend, onSkip, onCancel } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    onSend({ subject: String(form.get('subject')), text: String(form.get('text')) })
  }
  return (
    <dialog
      aria-labelledby={`${id}-heading`}
      className="mail-dialog"
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
      ref={dialog}
    >
      <form className="mail-dialog__form" onSubmit={send}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        {children}
        {/* Another mail is another form: what was typed belongs to the one before. */}
        <div className="mail-dialog__fields" key={`${mail.subject}\n${mail.text}`}>
          <label htmlFor={`${id}-subject`}>{words.Subject}</label>
          <input
            defaultValue={mail.subject}
            id={`${id}-subject`}
            maxLength={longestSubject}
            name="subject"
            required
          />
          <label htmlFor={`${id}-text`}>{words.Text}</label>
          <textarea
            defaultValue={mail.text}
            id={`${id}-text`}
            maxLength={longestText}
            name="text"
            required
            rows={12}
          />
        </div>
        {refusal && (
          <p className="mail-dialog__refusal" role="alert">
            {refusal}
          </p>
        )}
        <div className="mail-dialog__buttons">
          <Button buttonStyle="primary" disabled={busy} margin={false} type="submit">
            {moves ? words['Move and send'] : words.Send}
          </Button>
          {onSkip && (
            <Button buttonStyle="secondary" disabled={busy} margin={false} onClick={onSkip}>
              {words['Move without a mail']}
            </Button>
          )}
          <Button buttonStyle="subtle" disabled={busy} margin={false} onClick={onCancel}>
            {words.Cancel}
          </Button>
        </div>
      </form>
    </dialog>
  )
}
