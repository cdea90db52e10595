import { figuresField, leadField, requiredText } from '../fields/common-fields.ts'
import { pageGlobal, sectionOrderField, textSectionsField } from './sections.ts'

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
