import {
  listField,
  orderField,
  requiredText,
  row,
  secureAddressField,
  selectField,
  summaryField,
  tabs,
  textsField,
} from '../fields/common-fields.ts'
import { pictureCell } from '../media/media.ts'
import { contentCollection } from '../publishing/content-collection.ts'
import { pageSlug } from '../publishing/slug.ts'

/** A member of the team: the pages behind `/about-us/{id}`. */
export const Employees = contentCollection({
  slug: 'employees',
  labels: { singular: 'Team member', plural: 'Team' },
  defaultPopulate: { slug: true, name: true, role: true, portrait: true },
  defaultSort: 'order',
  admin: {
    group: 'People',
    useAsTitle: 'name',
    defaultColumns: ['name', 'portrait', 'role', 'department', '_status'],
    description: 'The people on the about-us page. Each has a page of their own.',
  },
  fields: [
    tabs({
      Person: [
        row(
          { name: 'name', type: 'text', required: true, maxLength: 80 },
          requiredText('role', 'Position', 80),
        ),
        { name: 'department', type: 'relationship', relationTo: 'departments', required: true },
        {
          name: 'portrait',
          type: 'upload',
          relationTo: 'media',
          admin: { description: 'Without one, the initials are shown.', components: pictureCell },
        },
        summaryField(200, 'One sentence for cards and search results.'),
        { name: 'bio', label: 'About the person', type: 'richText', localized: true },
      ],
      Profile: [
        textsField('skills', 'Press Enter after each.'),
        listField('languages', {}, [
          row(
            requiredText('language'),
            selectField('level', {
              native: 'Native',
              fluent: 'Fluent',
              working: 'Working',
              basic: 'Basic',
            }),
          ),
        ]),
        listField('links', {}, [
          row(
            selectField('kind', {
              linkedin: 'LinkedIn',
              github: 'GitHub',
              dribbble: 'Dribbble',
              website: 'Website',
            }),
            secureAddressField('url', 'Address', true),
          ),
        ]),
        { name: 'joinedIn', label: 'Joined in (year)', type: 'number', min: 2000, max: 2100 },
        {
          name: 'projects',
          type: 'join',
          collection: 'projects',
          on: 'team',
          admin: { description: 'The projects that name this person in their team.' },
        },
      ],
    }),
    orderField,
    pageSlug('name'),
  ],
})

/** Departments of team members and vacancies; visitors filter both by them. */
export const Departments = contentCollection({
  slug: 'departments',
  defaultPopulate: { slug: true, title: true },
  defaultSort: 'order',
  admin: {
    group: 'People',
    useAsTitle: 'title',
    defaultColumns: ['title', 'order', '_status'],
    description: 'Where people and vacancies belong. Visitors filter both by these.',
  },
  fields: [requiredText('title', undefined, 60), orderField, pageSlug()],
})
