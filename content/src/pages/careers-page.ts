import type { GlobalConfig } from 'payload'
import { recipientsField } from '../email/recipients.ts'
import { consentFields } from '../inbox/consent-fields.ts'
import { globalDrafts } from '../publishing/drafts.ts'
import { globalAccess, hiddenUnless } from '../staff/access.ts'
import { textSectionsField } from './sections.ts'

/** Texts of the careers page, apart from the vacancies. */
export const CareersPage: GlobalConfig = {
  slug: 'careers-page',
  label: 'Careers page',
  access: globalAccess('admin', 'editor'),
  versions: globalDrafts,
  admin: {
    group: 'Pages',
    hidden: hiddenUnless('admin', 'editor'),
    description: 'The words around the vacancies, at /careers.',
  },
  fields: [
    { name: 'heading', type: 'text', required: true, localized: true },
    { name: 'lead', label: 'Text below the heading', type: 'textarea', localized: true },
    {
      name: 'whyHeading',
      label: 'Why here: heading',
      type: 'text',
      required: true,
      localized: true,
    },
    textSectionsField('benefits', 'Why work here.'),
    {
      name: 'openHeading',
      label: 'Open positions: heading',
      type: 'text',
      required: true,
      localized: true,
    },
    {
      name: 'speculative',
      label: 'Nothing fits',
      type: 'group',
      admin: { description: 'For people who find no vacancy and want to write anyway.' },
      fields: [
        { name: 'heading', type: 'text', required: true, localized: true },
        { name: 'text', type: 'textarea', required: true, localized: true },
      ],
    },
    {
      name: 'application',
      label: 'Form to apply',
      type: 'group',
      fields: [
        {
          name: 'answerTime',
          type: 'text',
          required: true,
          localized: true,
          admin: {
            description: 'How soon people hear from us, such as “within one working day”.',
          },
        },
        ...consentFields,
        recipientsField(
          'Who is told about an application (e-mail)',
          'admin',
          'editor',
          'recruiter',
        ),
      ],
    },
  ],
}
