import type { GlobalConfig } from 'payload'
import { globalAccess } from '../access/content-access.ts'
import { hiddenUnless } from '../access/hidden-unless.ts'
import { globalDrafts } from '../fields/drafts.ts'
import { textSectionsField } from '../fields/text-sections.ts'

/** The careers page around the vacancies. */
export const CareersPage: GlobalConfig = {
  slug: 'careers-page',
  access: globalAccess('admin', 'editor'),
  versions: globalDrafts,
  admin: { group: 'Pages', hidden: hiddenUnless('admin', 'editor') },
  fields: [
    { name: 'heading', type: 'text', required: true, localized: true },
    { name: 'lead', type: 'textarea', localized: true },
    { name: 'whyHeading', type: 'text', required: true, localized: true },
    textSectionsField('benefits', 'Why work here.'),
    { name: 'openHeading', type: 'text', required: true, localized: true },
    {
      name: 'speculative',
      label: 'Nothing fits',
      type: 'group',
      fields: [
        { name: 'heading', type: 'text', required: true, localized: true },
        { name: 'text', type: 'textarea', required: true, localized: true },
      ],
    },
  ],
}
