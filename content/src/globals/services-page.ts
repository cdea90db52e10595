import type { GlobalConfig } from 'payload'
import { globalAccess } from '../access/content-access.ts'
import { hiddenUnless } from '../access/hidden-unless.ts'
import { globalDrafts } from '../fields/drafts.ts'

/** The words of the services page around services, work and questions. */
export const ServicesPage: GlobalConfig = {
  slug: 'services-page',
  access: globalAccess('admin', 'editor'),
  versions: globalDrafts,
  admin: { group: 'Pages', hidden: hiddenUnless('admin', 'editor') },
  fields: [
    { name: 'heading', type: 'text', required: true, localized: true },
    { name: 'lead', type: 'textarea', localized: true },
    { name: 'workHeading', type: 'text', required: true, localized: true },
    {
      name: 'faqHeading',
      label: 'Questions: heading',
      type: 'text',
      required: true,
      localized: true,
    },
    { name: 'faqLead', label: 'Questions: lead', type: 'textarea', localized: true },
  ],
}
