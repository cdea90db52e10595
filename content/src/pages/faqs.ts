import type { CollectionConfig } from 'payload'
import { orderField } from '../fields/order.ts'
import { draftsAndVersions } from '../publishing/drafts.ts'
import { pageSlug } from '../publishing/slug.ts'
import { contentAccess, hiddenUnless } from '../staff/access.ts'

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
