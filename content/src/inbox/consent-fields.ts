import type { Field } from 'payload'

/** What visitors consent to when they send a form; stored with every submission. */
export const consentFields: Field[] = [
  {
    name: 'consentText',
    type: 'textarea',
    required: true,
    localized: true,
    admin: {
      description:
        'What people agree to when they send the form. {company} stands for the company’s name.',
    },
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

/** A consent text as shown to visitors and as stored with their submission. */
export const consentOf = (text: string, company: string): string =>
  text.replaceAll('{company}', () => company)
