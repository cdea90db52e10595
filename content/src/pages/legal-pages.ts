import type { CollectionConfig } from 'payload'
import { draftsAndVersions } from '../publishing/drafts.ts'
import { redirectOldSlug } from '../publishing/redirects/old-slugs.ts'
import { pageSlug } from '../publishing/slug.ts'
import { contentAccess, hiddenUnless } from '../staff/access.ts'

/** Terms and privacy: the pages behind `/legal/{id}`. */
export const LegalPages: CollectionConfig = {
  slug: 'legal-pages',
  access: contentAccess('admin', 'editor'),
  trash: true,
  versions: draftsAndVersions,
  hooks: redirectOldSlug('legal-pages'),
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'effectiveOn', '_status'],
    hidden: hiddenUnless('admin', 'editor'),
    description:
      'The footer links to “terms” and “privacy” as soon as they are published, and to the home page before.',
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Page',
          fields: [
            { name: 'title', type: 'text', required: true, localized: true },
            { name: 'body', label: 'Text', type: 'richText', required: true, localized: true },
          ],
        },
      ],
    },
    {
      name: 'effectiveOn',
      type: 'date',
      required: true,
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayOnly' },
        description: 'The day from which this wording holds, shown on the page.',
      },
    },
    pageSlug(),
  ],
}
