import type { Field } from 'payload'

/** What people agree to when they send a form; stored with everything they send. */
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

/** A consent text as people read it, and as it is stored with what they send. */
export function consentOf(text: string, company: string): string {
  return text.replaceAll('{company}', () => company)
}
