import type { CollectionConfig, GlobalConfig } from 'payload'
import { orderField } from '../fields/common-fields.ts'
import { draftsAndVersions, globalDrafts } from '../publishing/drafts.ts'
import { pageSlug } from '../publishing/slug.ts'
import { contentAccess, globalAccess, hiddenUnless } from '../staff/access.ts'
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

/** A question and its answer on the services page. The slug is the anchor that links to it. */
export const Faqs: CollectionConfig = {
  slug: 'faqs',
  labels: { singular: 'Question', plural: 'Questions' },
  access: contentAccess('admin', 'editor'),
  trash: true,
  versions: draftsAndVersions,
  defaultSort: 'order',
  admin: {
    group: 'Content',
    useAsTitle: 'question',
    defaultColumns: ['question', 'order', '_status'],
    hidden: hiddenUnless('admin', 'editor'),
    description: 'Questions and answers on the services page, in the order given here.',
  },
  fields: [
    { name: 'question', type: 'text', required: true, localized: true, maxLength: 160 },
    { name: 'answer', type: 'richText', required: true, localized: true },
    orderField,
    pageSlug('question'),
  ],
}
