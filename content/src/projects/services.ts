import {
  orderField,
  requiredText,
  selectField,
  summaryField,
  tabs,
} from '../fields/common-fields.ts'
import { contentCollection } from '../publishing/content-collection.ts'
import { pageSlug } from '../publishing/slug.ts'

/** A service the company offers, shown on the services page and selectable in the hire-us form. */
export const Services = contentCollection({
  slug: 'services',
  defaultPopulate: { slug: true, title: true, icon: true, summary: true },
  defaultSort: 'order',
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'summary', 'order', '_status'],
    description: 'The lines of work on the services page and in the hire-us form.',
  },
  fields: [
    tabs({
      Service: [
        requiredText('title', undefined, 60),
        selectField(
          'icon',
          {
            compass: 'Compass',
            browser: 'Browser',
            phone: 'Phone',
            pen: 'Pen',
            cloud: 'Cloud',
            shield: 'Shield',
          },
          { defaultValue: 'compass', admin: { description: 'The drawing beside the service.' } },
        ),
        summaryField(220, 'One or two sentences, shown wherever the service is listed.'),
        {
          name: 'body',
          label: 'Text',
          type: 'richText',
          localized: true,
          admin: { description: 'What the company does for its clients here, and how.' },
        },
      ],
    }),
    orderField,
    pageSlug(),
  ],
})
