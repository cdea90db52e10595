import { recipientsField } from '../email/recipients.ts'
import { leadField, requiredText } from '../fields/common-fields.ts'
import { consentFields } from '../inbox/received-fields.ts'
import { answerTimeField, pageGlobal, textSectionsField } from './sections.ts'

export const CareersPage = pageGlobal(
  'careers-page',
  'Careers page',
  'Texts of the Careers page.',
  [
    requiredText('heading'),
    leadField,
    requiredText('whyHeading', 'Why here: heading'),
    textSectionsField('benefits', 'Why work here.'),
    requiredText('openHeading', 'Open positions: heading'),
    {
      name: 'speculative',
      label: 'Nothing fits',
      type: 'group',
      admin: { description: 'For people who find no vacancy and want to write anyway.' },
      fields: [
        requiredText('heading'),
        { name: 'text', type: 'textarea', required: true, localized: true },
      ],
    },
    {
      name: 'application',
      label: 'Form to apply',
      type: 'group',
      fields: [
        answerTimeField,
        ...consentFields,
        recipientsField('Who is told about an application (email)', 'admin', 'editor', 'recruiter'),
      ],
    },
  ],
)
