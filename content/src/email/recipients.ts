import type { TextField } from 'payload'
import { globals } from '../sample/data/globals.ts'
import { hasRole, type Role } from '../staff/roles.ts'

/** Who among the staff is told by mail about what has arrived. */
export function recipientsField(label: string, ...readers: readonly Role[]): TextField {
  return {
    name: 'recipients',
    label,
    type: 'text',
    hasMany: true,
    // Staff addresses are nobody else's business, not even through a published global.
    access: { read: ({ req }) => hasRole(req.user, ...readers) },
    validate: (value: unknown) =>
      (Array.isArray(value) ? value : []).every((address) =>
        /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(String(address)),
      ) || 'Give only e-mail addresses.',
    admin: {
      description: 'While this is empty, what arrives is stored and nobody is told by mail.',
    },
  }
}

const sampleCompany = globals.company.email
const sampleRecipients = [...globals.hireUs.recipients, ...globals.careers.application.recipients]

/**
 * The addresses that are told by mail. Those of the sample company count only while the company is
 * the sample: a new company's mails would be lost there.
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
