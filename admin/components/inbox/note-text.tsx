'use client'
import { TextareaField, useAuth, useFormFields } from '@payloadcms/ui'
import type { TextareaFieldClientComponent } from 'payload'

/** The text of a note. Read-only except for its author, which the server enforces. */
export const NoteText: TextareaFieldClientComponent = (props) => {
  const { user } = useAuth()
  const author = useFormFields(
    ([fields]) => fields[props.path.replace(/text$/, 'author')]?.value ?? user?.id,
  )
  return <TextareaField {...props} readOnly={props.readOnly || author !== user?.id} />
}
