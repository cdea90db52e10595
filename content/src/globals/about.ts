import type { GlobalConfig } from 'payload'
import { globalAccess } from '../access/content-access.ts'
import { hiddenUnless } from '../access/hidden-unless.ts'
import { globalDrafts } from '../fields/drafts.ts'
import { figuresField } from '../fields/figures.ts'
import { textSectionsField } from '../fields/text-sections.ts'

/** The about-us page around the team. */
export const About: GlobalConfig = {
  slug: 'about',
  label: 'About page',
  access: globalAccess('admin', 'editor'),
  versions: globalDrafts,
  admin: { group: 'Pages', hidden: hiddenUnless('admin', 'editor') },
  fields: [
    { name: 'heading', type: 'text', required: true, localized: true },
    { name: 'lead', type: 'textarea', localized: true },
    { name: 'story', type: 'richText', localized: true },
    textSectionsField('values', 'What the company holds to.'),
    figuresField('figures', 'Large figures about the company.'),
    { name: 'teamHeading', type: 'text', required: true, localized: true },
    { name: 'teamLead', type: 'textarea', localized: true },
  ],
}
