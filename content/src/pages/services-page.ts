import type { GlobalConfig } from 'payload'
import { globalDrafts } from '../publishing/drafts.ts'
import { globalAccess, hiddenUnless } from '../staff/access.ts'
import { sectionOrderField } from './sections.ts'

/** Texts of the services page, apart from the services, projects and questions. */
export const ServicesPage: GlobalConfig = {
  slug: 'services-page',
  label: 'Services page',
  access: globalAccess('admin', 'editor'),
  versions: globalDrafts,
  admin: {
    group: 'Pages',
    hidden: hiddenUnless('admin', 'editor'),
    description: 'The words around services, work and questions, at /services.',
  },
  fields: [
    { name: 'heading', type: 'text', required: true, localized: true },
    { name: 'lead', label: 'Text below the heading', type: 'textarea', localized: true },
    { name: 'workHeading', label: 'Work: heading', type: 'text', required: true, localized: true },
    {
      name: 'faqHeading',
      label: 'Questions: heading',
      type: 'text',
      required: true,
      localized: true,
    },
    {
      name: 'faqLead',
      label: 'Questions: text below the heading',
      type: 'textarea',
      localized: true,
    },
    sectionOrderField([
      { label: 'Services', value: 'services' },
      { label: 'Work', value: 'work' },
      { label: 'Questions', value: 'faq' },
    ]),
  ],
}
