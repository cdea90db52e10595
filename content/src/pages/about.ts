import type { GlobalConfig } from 'payload'
import { figuresField } from '../fields/common-fields.ts'
import { globalDrafts } from '../publishing/drafts.ts'
import { globalAccess, hiddenUnless } from '../staff/access.ts'
import { sectionOrderField, textSectionsField } from './sections.ts'

/** Texts of the about-us page, apart from the team members. */
export const About: GlobalConfig = {
  slug: 'about',
  label: 'About page',
  access: globalAccess('admin', 'editor'),
  versions: globalDrafts,
  admin: {
    group: 'Pages',
    hidden: hiddenUnless('admin', 'editor'),
    description: 'The words around the team, at /about-us.',
  },
  fields: [
    { name: 'heading', type: 'text', required: true, localized: true },
    { name: 'lead', label: 'Text below the heading', type: 'textarea', localized: true },
    {
      name: 'story',
      type: 'richText',
      localized: true,
      admin: { description: 'How the company came about and what it is for.' },
    },
    textSectionsField('values', 'What the company holds to.'),
    figuresField('figures', 'Large figures about the company.'),
    { name: 'teamHeading', label: 'Team: heading', type: 'text', required: true, localized: true },
    { name: 'teamLead', label: 'Team: text below the heading', type: 'textarea', localized: true },
    sectionOrderField([
      { label: 'Story', value: 'story' },
      { label: 'Values', value: 'values' },
      { label: 'Figures', value: 'figures' },
      { label: 'Team', value: 'team' },
    ]),
  ],
}
