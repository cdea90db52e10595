'use client'
import { TextareaField, useAuth, useFormFields } from '@payloadcms/ui'
import type { TextareaFieldClientComponent } from 'payload'

/** The text of a note. Others than its author read it only, which the server holds them to. */
export const NoteText: TextareaFieldClientComponent = (props) => {
  const { user } = useAuth()
  const author = useFormFields(
    ([fields]) => fields[props.path.replace(/text$/, 'author')]?.value ?? user?.id,
  )
  return <TextareaField {...props} readOnly={props.readOnly || author !== user?.id} />
}
