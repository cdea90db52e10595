import { figuresField, requiredText, row, tabs } from '../fields/common-fields.ts'
import { headingAndLeadField, pageGlobal, sectionOrderField } from './sections.ts'

/** The home page, section by section. */
export const Home = pageGlobal('home', 'Home page', 'The first page, section by section.', [
  tabs({
    Top: [
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
          requiredText('heading'),
          {
            name: 'logos',
            type: 'array',
            fields: [
              row(
                { name: 'name', label: 'Name of the client', type: 'text', required: true },
                {
                  name: 'logo',
                  type: 'upload',
                  relationTo: 'media',
                  admin: { description: 'Without one, the name is shown.' },
                },
              ),
            ],
          },
        ],
      },
    ],
    'Services and work': [
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
    'How we work': [
      {
        name: 'process',
        label: 'How we work',
        type: 'group',
        fields: [
          requiredText('heading'),
          {
            name: 'steps',
            type: 'array',
            maxRows: 6,
            fields: [
              row(requiredText('title'), { name: 'duration', type: 'text', localized: true }),
              { name: 'text', type: 'textarea', required: true, localized: true },
            ],
          },
        ],
      },
      figuresField('figures', 'Large figures about the company.'),
    ],
    People: [
      {
        name: 'testimonial',
        type: 'relationship',
        relationTo: 'testimonials',
        admin: { description: 'The one strong voice of the page.' },
      },
      headingAndLeadField('team', 'Team'),
      headingAndLeadField('careers', 'Open positions'),
    ],
    'Closing call': [headingAndLeadField('closing', 'Closing call')],
    'Order of sections': [
      sectionOrderField({
        services: 'Services',
        projects: 'Work',
        process: 'How we work',
        figures: 'Figures',
        testimonial: 'Testimonial',
        team: 'Team',
        careers: 'Open positions',
      }),
    ],
  }),
])
