import type { Field } from 'payload'

/** What people agree to when they send a form; stored with everything they send. */
export const consentFields: Field[] = [
  {
    name: 'consentText',
    type: 'textarea',
    required: true,
    localized: true,
    admin: { description: 'What people agree to when they send the form.' },
  },
  {
    name: 'consentVersion',
    type: 'text',
    required: true,
    admin: {
      description: 'Change it whenever the consent text changes; it is stored with each request.',
    },
  },
]
