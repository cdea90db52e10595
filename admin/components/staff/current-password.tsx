'use client'

import { PasswordField, useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'

/** Asks for the current password while users change their own password or email address. */
export const CurrentPassword: TextFieldClientComponent = ({ field, path }) => {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  // Payload's password field is always present; it becomes invalid when a change begins.
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
