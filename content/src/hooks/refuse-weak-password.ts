import { type CollectionBeforeOperationHook, ValidationError } from 'payload'
import { weaknessOf } from '../staff/password.ts'

/** Wherever a password is set: by an administrator, by its owner, by a mail that resets it. */
export const refuseWeakPassword: CollectionBeforeOperationHook = ({
  args,
  operation,
  collection,
}) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return
  const { password } = (('data' in args && args.data) || {}) as { password?: unknown }
  const message = typeof password === 'string' && password ? weaknessOf(password) : undefined
  if (!message) return
  throw new ValidationError({
    collection: collection.slug,
    errors: [{ path: 'password', message }],
  })
}
