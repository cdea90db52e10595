import { recipientsField } from '../email/recipients.ts'
import { figuresField, leadField, orderField, requiredText } from '../fields/common-fields.ts'
import { consentFields } from '../inbox/received-fields.ts'
import { contentCollection } from '../publishing/content-collection.ts'
import { pageSlug } from '../publishing/slug.ts'
import { answerTimeField, pageGlobal, sectionOrderField, textSectionsField } from './sections.ts'

export const About = pageGlobal('about', 'About page', 'Texts of the About page.', [
  requiredText('heading'),
  leadField,
  {
    name: 'story',
    type: 'richText',
    localized: true,
    admin: { description: 'How the company came about and what it is for.' },
  },
  textSectionsField('values', 'The company’s values.'),
  figuresField('figures', 'Large figures about the company.'),
  requiredText('teamHeading', 'Team: heading'),
  { name: 'teamLead', label: 'Team: text below the heading', type: 'textarea', localized: true },
  sectionOrderField({ story: 'Story', values: 'Values', figures: 'Figures', team: 'Team' }),
])

export const CareersPage = pageGlobal(
  'careers-page',
  'Careers page',
  'Texts of the Careers page.',
  [
    requiredText('heading'),
    leadField,
    requiredText('whyHeading', 'Why here: heading'),
    textSectionsField('benefits', 'Why work here.'),
    requiredText('openHeading', 'Open positions: heading'),
    {
      name: 'speculative',
      label: 'Nothing fits',
      type: 'group',
      admin: { description: 'For people who find no vacancy and want to write anyway.' },
      fields: [
        requiredText('heading'),
        { name: 'text', type: 'textarea', required: true, localized: true },
      ],
    },
    {
      name: 'application',
      label: 'Form to apply',
      type: 'group',
      fields: [
        answerTimeField,
        ...consentFields,
        recipientsField('Who is told about an application (email)', 'admin', 'editor', 'recruiter'),
      ],
    },
  ],
)

export const ServicesPage = pageGlobal(
  'services-page',
  'Services page',
  'Texts of the Services page.',
  [
    requiredText('heading'),
    leadField,
    requiredText('workHeading', 'Work: heading'),
    requiredText('faqHeading', 'Questions: heading'),
    { ...leadField, name: 'faqLead', label: 'Questions: text below the heading' },
    sectionOrderField({ services: 'Services', work: 'Work', faq: 'Questions' }),
  ],
)

/** A question and its answer on the services page. The slug is the anchor that links to it. */
export const Faqs = contentCollection({
  slug: 'faqs',
  labels: { singular: 'Question', plural: 'Questions' },
  defaultSort: 'order',
  admin: {
    useAsTitle: 'question',
    defaultColumns: ['question', 'order', '_status'],
    description: 'Questions and answers on the services page, in the order given here.',
  },
  fields: [
    requiredText('question', undefined, 160),
    { name: 'answer', type: 'richText', required: true, localized: true },
    orderField,
    pageSlug('question'),
  ],
})
