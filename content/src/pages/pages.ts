import { requiredText, summaryField, tabs } from '../fields/common-fields.ts'
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
