import {
  figuresField,
  listField,
  referenceField,
  referencesField,
  requiredText,
  row,
  tabs,
} from '../fields/common-fields.ts'
import { headingAndLeadField, pageGlobal, sectionOrderField } from './sections.ts'

export const Home = pageGlobal('home', 'Home page', 'The first page, section by section.', [
  tabs({
    Top: [
      headingAndLeadField('hero', 'Hero', [
        referencesField('projects', 'projects', 'Their covers make the picture at the top.', {
          maxRows: 3,
        }),
      ]),
      {
        name: 'clients',
        type: 'group',
        fields: [
          requiredText('heading'),
          listField('logos', {}, [
            row(
              { name: 'name', label: 'Name of the client', type: 'text', required: true },
              {
                name: 'logo',
                type: 'upload',
                relationTo: 'media',
                admin: { description: 'Without one, the name is shown.' },
              },
            ),
          ]),
        ],
      },
    ],
    'Services and work': [
      headingAndLeadField('services', 'Services', [
        referencesField('chosen', 'services', 'In the order shown.', { label: 'Chosen services' }),
      ]),
      headingAndLeadField('projects', 'Work', [
        referencesField('chosen', 'projects', 'In the order shown.', {
          label: 'Chosen projects',
          maxRows: 6,
        }),
      ]),
    ],
    'How we work': [
      {
        name: 'process',
        label: 'How we work',
        type: 'group',
        fields: [
          requiredText('heading'),
          listField('steps', { maxRows: 6 }, [
            row(requiredText('title'), { name: 'duration', type: 'text', localized: true }),
            { name: 'text', type: 'textarea', required: true, localized: true },
          ]),
        ],
      },
      figuresField('figures', 'Large figures about the company.'),
    ],
    People: [
      referenceField('testimonial', 'testimonials', 'The one strong voice of the page.'),
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
