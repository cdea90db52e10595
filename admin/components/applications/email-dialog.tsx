'use client'

import { Button } from '@payloadcms/ui'
import { longestSubject, longestText } from '@vitrina/content/applications/status-email.ts'
import { type ReactNode, useId } from 'react'
import { Dialog } from '../dialog.tsx'
import type { Words } from '../words.ts'
import type { mailDialogWords } from './labels.ts'

type MailDialogProps = {
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
export function MailDialog(props: MailDialogProps) {
  const { words, heading, mail, moves, busy, refusal, children, onSend, onSkip, onCancel } = props
  return (
    <Dialog
      {...{ busy, heading, refusal }}
      buttons={
        <>
          <Button buttonStyle="primary" disabled={busy} margin={false} type="submit">
            {moves ? words['Move and send'] : words.Send}
          </Button>
          {onSkip && (
            <Button
              buttonStyle="secondary"
              disabled={busy}
              margin={false}
              onClick={onSkip}
              type="button"
            >
              {words['Move without a mail']}
            </Button>
          )}
        </>
      }
      close={words.Cancel}
      onClose={onCancel}
      onSubmit={(form) => onSend(mailOf(form))}
    >
      {children}
      {/* Another mail is another form: what was typed belongs to the one before. */}
      <div className="dialog__fields" key={`${mail.subject}\n${mail.text}`}>
        <MailFields mail={mail} words={words} />
      </div>
    </Dialog>
  )
}

type Mail = { subject: string; text: string }

type MailFieldsProps = { mail: Mail; hint?: string; words: Words<'Subject' | 'Text'> }

/** A mail as it was prepared, to be changed. */
export function MailFields({ mail, hint, words }: MailFieldsProps) {
  const id = useId()
  return (
    <>
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
        aria-describedby={hint && `${id}-hint`}
        defaultValue={mail.text}
        id={`${id}-text`}
        maxLength={longestText}
        name="text"
        required
        rows={10}
      />
      {hint && (
        <p className="dialog__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </>
  )
}

/** What was made of it. */
export function mailOf(form: FormData): Mail {
  return { subject: String(form.get('subject')), text: String(form.get('text')) }
}
