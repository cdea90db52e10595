import type { GlobalConfig } from 'payload'
import { figuresField } from '../fields/common-fields.ts'
import { globalDrafts } from '../publishing/drafts.ts'
import { globalAccess, hiddenUnless } from '../staff/access.ts'
import { headingAndLeadField, sectionOrderField } from './sections.ts'

/** The home page, section by section. */
export const Home: GlobalConfig = {
  slug: 'home',
  label: 'Home page',
  access: globalAccess('admin', 'editor'),
  versions: globalDrafts,
  admin: {
    group: 'Pages',
    hidden: hiddenUnless('admin', 'editor'),
    description: 'The first page, section by section.',
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Top',
          fields: [
            headingAndLeadField('hero', 'Hero', [
              {
                name: 'projects',
                type: 'relationship',
                relationTo: 'projects',
                hasMany: true,
                maxRows: 3,
                admin: { description: 'Their covers make the picture at the top.' },
              },
            ]),
            {
              name: 'clients',
              type: 'group',
              fields: [
                { name: 'heading', type: 'text', required: true, localized: true },
                {
                  name: 'logos',
                  type: 'array',
                  fields: [
                    {
                      type: 'row',
                      fields: [
                        { name: 'name', label: 'Name of the client', type: 'text', required: true },
                        {
                          name: 'logo',
                          type: 'upload',
                          relationTo: 'media',
                          admin: { description: 'Without one, the name is shown.' },
                        },
                      ],
                    },
                  ],
                },
              ],
            },
          ],
        },
        {
          label: 'Services and work',
          fields: [
            headingAndLeadField('services', 'Services', [
              {
                name: 'chosen',
                label: 'Chosen services',
                type: 'relationship',
                relationTo: 'services',
                hasMany: true,
                admin: { description: 'In the order shown.' },
              },
            ]),
            headingAndLeadField('projects', 'Work', [
              {
                name: 'chosen',
                label: 'Chosen projects',
                type: 'relationship',
                relationTo: 'projects',
                hasMany: true,
                maxRows: 6,
                admin: { description: 'In the order shown.' },
              },
            ]),
          ],
        },
        {
          label: 'How we work',
          fields: [
            {
              name: 'process',
              label: 'How we work',
              type: 'group',
              fields: [
                { name: 'heading', type: 'text', required: true, localized: true },
                {
                  name: 'steps',
                  type: 'array',
                  maxRows: 6,
                  fields: [
                    {
                      type: 'row',
                      fields: [
                        { name: 'title', type: 'text', required: true, localized: true },
                        { name: 'duration', type: 'text', localized: true },
                      ],
                    },
                    { name: 'text', type: 'textarea', required: true, localized: true },
                  ],
                },
              ],
            },
            figuresField('figures', 'Large figures about the company.'),
          ],
        },
        {
          label: 'People',
          fields: [
            {
              name: 'testimonial',
              type: 'relationship',
              relationTo: 'testimonials',
              admin: { description: 'The one strong voice of the page.' },
            },
            headingAndLeadField('team', 'Team'),
            headingAndLeadField('careers', 'Open positions'),
          ],
        },
        {
          label: 'Closing call',
          fields: [headingAndLeadField('closing', 'Closing call')],
        },
        {
          label: 'Order of sections',
          fields: [
            sectionOrderField([
              { label: 'Services', value: 'services' },
              { label: 'Work', value: 'projects' },
              { label: 'How we work', value: 'process' },
              { label: 'Figures', value: 'figures' },
              { label: 'Testimonial', value: 'testimonial' },
              { label: 'Team', value: 'team' },
              { label: 'Open positions', value: 'careers' },
            ]),
          ],
        },
      ],
    },
  ],
}
