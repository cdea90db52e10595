import { figuresField, leadField, requiredText } from '../fields/common-fields.ts'
import { pageGlobal, sectionOrderField, textSectionsField } from './sections.ts'

export const About = pageGlobal('about', 'About page', 'The words around the team, at /about-us.', [
  requiredText('heading'),
  leadField,
  {
    name: 'story',
    type: 'richText',
    localized: true,
    admin: { description: 'How the company came about and what it is for.' },
  },
  textSectionsField('values', 'What the company holds to.'),
  figuresField('figures', 'Large figures about the company.'),
  requiredText('teamHeading', 'Team: heading'),
  { name: 'teamLead', label: 'Team: text below the heading', type: 'textarea', localized: true },
  sectionOrderField({ story: 'Story', values: 'Values', figures: 'Figures', team: 'Team' }),
])
