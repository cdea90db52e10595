import { longestSubject, longestText } from '@vitrina/content/applications/status-email.ts'
import { useId } from 'react'
import type { Words } from '../words.ts'

type Mail = { subject: string; text: string }

type Props = { mail: Mail; hint?: string; words: Words<'Subject' | 'Text'> }

/** A mail as it was prepared, to be changed. */
export function MailFields({ mail, hint, words }: Props) {
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
