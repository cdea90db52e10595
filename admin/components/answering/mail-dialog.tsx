'use client'
import { Button } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { Dialog } from '../dialog.tsx'
import type { Words } from '../words.ts'
import type { mailDialogWords } from './mail-dialog-words.ts'
import { MailFields, mailOf } from './mail-fields.tsx'

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
