import { requiredText, tabs } from '../fields/common-fields.ts'
import { startLegalPage } from '../legal/start-page.ts'
import { contentCollection } from '../publishing/content-collection.ts'
import { pageSlug } from '../publishing/slug.ts'

/** Terms and privacy: the pages behind `/legal/{id}`. */
export const LegalPages = contentCollection({
  slug: 'legal-pages',
  endpoints: [startLegalPage],
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'effectiveOn', '_status'],
    components: {
      beforeListTable: ['@vitrina/admin/components/legal/templates.tsx#LegalTemplates'],
    },
    description:
      'The footer links to “terms” and “privacy” as soon as they are published, and to the home page before.',
  },
  fields: [
    tabs({
      Page: [
        requiredText('title'),
        { name: 'body', label: 'Text', type: 'richText', required: true, localized: true },
      ],
    }),
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
})
