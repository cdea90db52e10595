import type { CollectionConfig } from 'payload'
import { contentAccess } from '../../access/content-access.ts'
import { hiddenUnless } from '../../access/hidden-unless.ts'
import { draftsAndVersions } from '../../fields/drafts.ts'
import { orderField } from '../../fields/order.ts'
import { pageSlug } from '../../fields/slug.ts'

/** Where people and vacancies belong; visitors filter both by it. */
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
