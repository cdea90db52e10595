'use client'

import { maxSubjectLength, maxTextLength } from '@vitrina/content/applications/status-email.ts'
import { type ReactNode, useId } from 'react'
import { useMessages } from '../client.ts'
import { type Action, Dialog, DialogButton } from '../dialog.tsx'

export type Email = { subject: string; text: string }

type Props = {
  heading: string
  /** Initial values; can be edited. */
  email: Email
  /** Whether sending also changes the status. */
  changesStatus: boolean
  /** Rendered above the email fields. */
  children?: ReactNode
  onSend: Action<Email>
  /** Changes the status without an email; omit to hide that button. */
  onSkip?: Action
  onCancel: () => void
}

/** Dialog for an email to an applicant, prefilled and editable. */
export function EmailDialog(props: Props) {
  const { heading, email, changesStatus, children, onSend, onSkip, onCancel } = props
  const { t } = useMessages()
  return (
    <Dialog
      buttons={
        <>
          <DialogButton>{t(changesStatus ? 'Move and send' : 'Send')}</DialogButton>
          {onSkip && (
            <DialogButton action={onSkip} buttonStyle="secondary">
              {t('Move without a mail')}
            </DialogButton>
          )}
        </>
      }
      heading={heading}
      onClose={onCancel}
      onSubmit={(form) => onSend(readEmail(form))}
    >
      {children}
      {/* Remount for another email to discard the edits to the previous one. */}
      <div className="dialog__fields" key={`${email.subject}\n${email.text}`}>
        <EmailFields email={email} />
      </div>
    </Dialog>
  )
}

/** Editable subject and text of an email. */
export function EmailFields({ email, hint }: { email: Email; hint?: string }) {
  const { t } = useMessages()
  const id = useId()
  return (
    <>
      <label htmlFor={`${id}-subject`}>{t('Subject')}</label>
      <input
        defaultValue={email.subject}
        id={`${id}-subject`}
        maxLength={maxSubjectLength}
        name="subject"
        required
      />
      <label htmlFor={`${id}-text`}>{t('Text')}</label>
      <textarea
        aria-describedby={hint && `${id}-hint`}
        defaultValue={email.text}
        id={`${id}-text`}
        maxLength={maxTextLength}
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
export function readEmail(form: FormData): Email {
  return { subject: String(form.get('subject')), text: String(form.get('text')) }
}
