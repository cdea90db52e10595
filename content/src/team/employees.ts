import type { CollectionConfig } from 'payload'
import { orderField, validateSecureAddress } from '../fields/common-fields.ts'
import { draftsAndVersions } from '../publishing/drafts.ts'
import { redirectOldSlug } from '../publishing/redirects/old-slugs.ts'
import { pageSlug } from '../publishing/slug.ts'
import { contentAccess, hiddenUnless } from '../staff/access.ts'

/** A member of the team: the pages behind `/about-us/{id}`. */
export const Employees: CollectionConfig = {
  slug: 'employees',
  labels: { singular: 'Team member', plural: 'Team' },
  access: contentAccess('admin', 'editor'),
  defaultPopulate: { slug: true, name: true, role: true, portrait: true },
  trash: true,
  versions: draftsAndVersions,
  defaultSort: 'order',
  hooks: redirectOldSlug('employees'),
  admin: {
    group: 'People',
    useAsTitle: 'name',
    defaultColumns: ['name', 'portrait', 'role', 'department', '_status'],
    hidden: hiddenUnless('admin', 'editor'),
    description: 'The people on the about-us page. Each has a page of their own.',
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Person',
          fields: [
            {
              type: 'row',
              fields: [
                { name: 'name', type: 'text', required: true, maxLength: 80 },
                {
                  name: 'role',
                  label: 'Position',
                  type: 'text',
                  required: true,
                  localized: true,
                  maxLength: 80,
                },
              ],
            },
            { name: 'department', type: 'relationship', relationTo: 'departments', required: true },
            {
              name: 'portrait',
              type: 'upload',
              relationTo: 'media',
              admin: {
                description: 'Without one, the initials are shown.',
                components: {
                  Cell: '@vitrina/admin/components/media/picture-cell.tsx#PictureCell',
                },
              },
            },
            {
              name: 'summary',
              type: 'textarea',
              required: true,
              localized: true,
              maxLength: 200,
              admin: { description: 'One sentence for cards and search results.' },
            },
            { name: 'bio', label: 'About the person', type: 'richText', localized: true },
          ],
        },
        {
          label: 'Profile',
          fields: [
            {
              name: 'skills',
              type: 'text',
              hasMany: true,
              admin: { description: 'Press Enter after each.' },
            },
            {
              name: 'languages',
              type: 'array',
              fields: [
                {
                  type: 'row',
                  fields: [
                    { name: 'language', type: 'text', required: true, localized: true },
                    {
                      name: 'level',
                      type: 'select',
                      required: true,
                      options: [
                        { label: 'Native', value: 'native' },
                        { label: 'Fluent', value: 'fluent' },
                        { label: 'Working', value: 'working' },
                        { label: 'Basic', value: 'basic' },
                      ],
                    },
                  ],
                },
              ],
            },
            {
              name: 'links',
              type: 'array',
              fields: [
                {
                  type: 'row',
                  fields: [
                    {
                      name: 'kind',
                      type: 'select',
                      required: true,
                      options: [
                        { label: 'LinkedIn', value: 'linkedin' },
                        { label: 'GitHub', value: 'github' },
                        { label: 'Dribbble', value: 'dribbble' },
                        { label: 'Website', value: 'website' },
                      ],
                    },
                    {
                      name: 'url',
                      label: 'Address',
                      type: 'text',
                      required: true,
                      validate: validateSecureAddress,
                    },
                  ],
                },
              ],
            },
            {
              name: 'joinedIn',
              label: 'Joined in (year)',
              type: 'number',
              min: 2000,
              max: 2100,
            },
            {
              name: 'projects',
              type: 'join',
              collection: 'projects',
              on: 'team',
              admin: { description: 'The projects that name this person in their team.' },
            },
          ],
        },
      ],
    },
    orderField,
    pageSlug('name'),
  ],
}

/** Departments of team members and vacancies; visitors filter both by them. */
export const Departments: CollectionConfig = {
  slug: 'departments',
  access: contentAccess('admin', 'editor'),
  defaultPopulate: { slug: true, title: true },
  trash: true,
  versions: draftsAndVersions,
  defaultSort: 'order',
  admin: {
    group: 'People',
    useAsTitle: 'title',
    defaultColumns: ['title', 'order', '_status'],
    hidden: hiddenUnless('admin', 'editor'),
    description: 'Where people and vacancies belong. Visitors filter both by these.',
  },
  fields: [
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 60 },
    orderField,
    pageSlug(),
  ],
}
