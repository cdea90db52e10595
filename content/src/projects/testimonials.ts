import type { CollectionConfig } from 'payload'
import { draftsAndVersions } from '../publishing/drafts.ts'
import { contentAccess, hiddenUnless } from '../staff/access.ts'

/** A client's quote, shown on the home page and with a project. */
export const Testimonials: CollectionConfig = {
  slug: 'testimonials',
  access: contentAccess('admin', 'editor'),
  trash: true,
  versions: draftsAndVersions,
  admin: {
    group: 'Content',
    useAsTitle: 'name',
    defaultColumns: ['name', 'company', 'project', '_status'],
    hidden: hiddenUnless('admin', 'editor'),
    description: 'What clients said: on the home page, where one is chosen, and beside a project.',
  },
  fields: [
    { name: 'quote', type: 'textarea', required: true, localized: true, maxLength: 600 },
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', required: true },
        { name: 'role', label: 'Position', type: 'text', required: true, localized: true },
        { name: 'company', type: 'text', required: true },
      ],
    },
    {
      name: 'project',
      type: 'relationship',
      relationTo: 'projects',
      admin: { description: 'The project they speak about, if any.' },
    },
  ],
}
