import { requiredText, sidebarDayField, summaryField, tabs } from '../fields/common-fields.ts'
import { startLegalPage } from '../legal/start-page.ts'
import { contentCollection } from '../publishing/content-collection.ts'
import { pageSlug, translatedSlug, validateTopSlug } from '../publishing/slug.ts'
import { blocks } from './blocks.ts'

/** Pages that staff build of blocks, at an address of their own: `/{id}`. */
export const Pages = contentCollection({
  slug: 'pages',
  forceSelect: { translatedSlug: true },
  defaultPopulate: { slug: true, title: true },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'updatedAt', '_status'],
    description:
      'Pages made of blocks. A page is on the site once it is published; an entry under “Navigation” leads to it.',
  },
  fields: [
    tabs({
      Page: [
        requiredText('title', undefined, 90),
        summaryField(
          240,
          'For lists and search results. Shown below the title, unless the page begins with a hero.',
        ),
        {
          name: 'blocks',
          type: 'blocks',
          required: true,
          maxRows: 30,
          blocks,
          admin: { initCollapsed: true },
        },
      ],
    }),
    pageSlug('title', validateTopSlug),
    { ...translatedSlug, validate: (value: unknown) => !value || validateTopSlug(value) },
  ],
})

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
    sidebarDayField('effectiveOn', 'The day from which this wording holds, shown on the page.', {
      required: true,
    }),
    pageSlug(),
  ],
})
