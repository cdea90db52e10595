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
  /** Initial values; can be edited. */
  mail: { subject: string; text: string }
  /** Whether sending also changes the status. */
  moves: boolean
  busy?: boolean
  refusal?: string
  /** Rendered above the email fields. */
  children?: ReactNode
  onSend: (mail: { subject: string; text: string }) => void
  /** Changes the status without an email; omit to hide that button. */
  onSkip?: () => void
  onCancel: () => void
}

/** Dialog for an email to an applicant, prefilled and editable. */
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
      {/* Remount for another email to discard the edits to the previous one. */}
      <div className="dialog__fields" key={`${mail.subject}\n${mail.text}`}>
        <MailFields mail={mail} words={words} />
      </div>
    </Dialog>
  )
}

type Mail = { subject: string; text: string }

type MailFieldsProps = { mail: Mail; hint?: string; words: Words<'Subject' | 'Text'> }

/** Editable subject and text of an email. */
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

/** Reads the edited email from the form. */
export function mailOf(form: FormData): Mail {
  return { subject: String(form.get('subject')), text: String(form.get('text')) }
}
