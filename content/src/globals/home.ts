import type { GlobalConfig } from 'payload'
import { globalAccess } from '../access/content-access.ts'
import { hiddenUnless } from '../access/hidden-unless.ts'
import { globalDrafts } from '../fields/drafts.ts'
import { figuresField } from '../fields/figures.ts'
import { headingAndLeadField } from '../fields/heading-and-lead.ts'

/** The home page, section by section. */
export const Home: GlobalConfig = {
  slug: 'home',
  label: 'Home page',
  access: globalAccess('admin', 'editor'),
  versions: globalDrafts,
  admin: { group: 'Pages', hidden: hiddenUnless('admin', 'editor') },
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
                { name: 'name', type: 'text', required: true },
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
    headingAndLeadField('services', 'Services', [
      { name: 'chosen', type: 'relationship', relationTo: 'services', hasMany: true },
    ]),
    headingAndLeadField('projects', 'Work', [
      { name: 'chosen', type: 'relationship', relationTo: 'projects', hasMany: true, maxRows: 6 },
    ]),
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
    { name: 'testimonial', type: 'relationship', relationTo: 'testimonials' },
    headingAndLeadField('team', 'Team'),
    headingAndLeadField('careers', 'Open positions'),
    headingAndLeadField('closing', 'Closing call'),
  ],
}
