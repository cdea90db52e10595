import type { TextField } from 'payload'
import { hasRole, type Role } from '../access/roles.ts'

/** Who among the staff is told by mail about what has arrived. */
export function recipientsField(label: string, ...readers: readonly Role[]): TextField {
  return {
    name: 'recipients',
    label,
    type: 'text',
    hasMany: true,
    required: true,
    // Staff addresses are nobody else's business, not even through a published global.
    access: { read: ({ req }) => hasRole(req.user, ...readers) },
    validate: (value: unknown) =>
      (Array.isArray(value) &&
        value.length > 0 &&
        value.every((address) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(String(address)))) ||
      'Give at least one e-mail address, and only e-mail addresses.',
  }
}
