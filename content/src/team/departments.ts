import type { CollectionConfig } from 'payload'
import { orderField } from '../fields/order.ts'
import { draftsAndVersions } from '../publishing/drafts.ts'
import { pageSlug } from '../publishing/slug.ts'
import { contentAccess, hiddenUnless } from '../staff/access.ts'

/** Departments of team members and vacancies; visitors filter both by them. */
export const Departments: CollectionConfig = {
  slug: 'departments',
  access: contentAccess('admin', 'editor'),
  defaultPopulate: { slug: true, title: true },
  trash: true,
  versions: draftsAndVersions,
  defaultSort: 'order',
  admin: {
    group: 'People',
    useAsTitle: 'title',
    defaultColumns: ['title', 'order', '_status'],
    hidden: hiddenUnless('admin', 'editor'),
    description: 'Where people and vacancies belong. Visitors filter both by these.',
  },
  fields: [
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 60 },
    orderField,
    pageSlug(),
  ],
}
