import type { CollectionConfig } from 'payload'
import { orderField } from '../fields/common-fields.ts'
import { draftsAndVersions } from '../publishing/drafts.ts'
import { pageSlug } from '../publishing/slug.ts'
import { contentAccess, hiddenUnless } from '../staff/access.ts'

/** A service the company offers, shown on the services page and selectable in the hire-us form. */
export const Services: CollectionConfig = {
  slug: 'services',
  access: contentAccess('admin', 'editor'),
  defaultPopulate: { slug: true, title: true, icon: true, summary: true },
  trash: true,
  versions: draftsAndVersions,
  defaultSort: 'order',
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'summary', 'order', '_status'],
    hidden: hiddenUnless('admin', 'editor'),
    description: 'The lines of work on the services page and in the hire-us form.',
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Service',
          fields: [
            { name: 'title', type: 'text', required: true, localized: true, maxLength: 60 },
            {
              name: 'icon',
              type: 'select',
              required: true,
              defaultValue: 'compass',
              admin: { description: 'The drawing beside the service.' },
              options: [
                { label: 'Compass', value: 'compass' },
                { label: 'Browser', value: 'browser' },
                { label: 'Phone', value: 'phone' },
                { label: 'Pen', value: 'pen' },
                { label: 'Cloud', value: 'cloud' },
                { label: 'Shield', value: 'shield' },
              ],
            },
            {
              name: 'summary',
              type: 'textarea',
              required: true,
              localized: true,
              maxLength: 220,
              admin: { description: 'One or two sentences, shown wherever the service is listed.' },
            },
            {
              name: 'body',
              label: 'Text',
              type: 'richText',
              localized: true,
              admin: { description: 'What the company does for its clients here, and how.' },
            },
          ],
        },
      ],
    },
    orderField,
    pageSlug(),
  ],
}
