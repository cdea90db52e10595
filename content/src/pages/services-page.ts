import { leadField, orderField, requiredText } from '../fields/common-fields.ts'
import { contentCollection } from '../publishing/content-collection.ts'
import { pageSlug } from '../publishing/slug.ts'
import { pageGlobal, sectionOrderField } from './sections.ts'

export const ServicesPage = pageGlobal(
  'services-page',
  'Services page',
  'Texts of the Services page.',
  [
    requiredText('heading'),
    leadField,
    requiredText('workHeading', 'Work: heading'),
    requiredText('faqHeading', 'Questions: heading'),
    {
      name: 'faqLead',
      label: 'Questions: text below the heading',
      type: 'textarea',
      localized: true,
    },
    sectionOrderField({ services: 'Services', work: 'Work', faq: 'Questions' }),
  ],
)

/** A question and its answer on the services page. The slug is the anchor that links to it. */
export const Faqs = contentCollection({
  slug: 'faqs',
  labels: { singular: 'Question', plural: 'Questions' },
  defaultSort: 'order',
  admin: {
    useAsTitle: 'question',
    defaultColumns: ['question', 'order', '_status'],
    description: 'Questions and answers on the services page, in the order given here.',
  },
  fields: [
    requiredText('question', undefined, 160),
    { name: 'answer', type: 'richText', required: true, localized: true },
    orderField,
    pageSlug('question'),
  ],
})
