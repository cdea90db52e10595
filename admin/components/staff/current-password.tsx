'use client'

import { PasswordField, useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'

/** Asks for the password that counts so far, while its owner chooses another or changes the e-mail. */
export const CurrentPassword: TextFieldClientComponent = ({ field, path }) => {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  // Payload's own field is there all along; it becomes invalid when its owner begins to change it.
  const isChanging = useFormFields(
    ([{ password, email }]) =>
      password?.valid === false || Boolean(password?.value) || email?.value !== email?.initialValue,
  )
  if (!isChanging || id === undefined || id !== user?.id) return null
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: 'currentPassword', label: field.label, required: true }}
      path={path}
      schemaPath={path}
    />
  )
}
