import type { TextField } from 'payload'
import { globals } from '../sample/data/globals.ts'
import { hasRole, type Role } from '../staff/roles.ts'

/** Field for the staff addresses that are notified by email about submissions. */
export function recipientsField(label: string, ...readers: readonly Role[]): TextField {
  return {
    name: 'recipients',
    label,
    type: 'text',
    hasMany: true,
    // Staff addresses are private, even in a published global.
    access: { read: ({ req }) => hasRole(req.user, ...readers) },
    validate: (value: unknown) =>
      (Array.isArray(value) ? value : []).every((address) =>
        /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(String(address)),
      ) || 'Give only e-mail addresses.',
    admin: {
      description: 'While this is empty, what arrives is stored and no one is notified by mail.',
    },
  }
}

const sampleCompany = globals.company.email
const sampleRecipients = [...globals.hireUs.recipients, ...globals.careers.application.recipients]

/**
 * Email addresses to notify. Those of the sample company only count while the company is the
 * sample; otherwise the emails would be lost.
 */
export function recipientsOf(
  recipients: readonly string[] | null | undefined,
  company: { email?: string | null },
): string[] {
  const isSample = company.email === sampleCompany
  return [...new Set(recipients)].filter(
    (address) => address !== '' && (isSample || !sampleRecipients.includes(address)),
  )
}
