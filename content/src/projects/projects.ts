import type { CollectionConfig } from 'payload'
import { figuresField, orderField, validateWebAddress } from '../fields/common-fields.ts'
import { validateLargePicture } from '../media/media.ts'
import { draftsAndVersions } from '../publishing/drafts.ts'
import { redirectOldSlug } from '../publishing/redirects/old-slugs.ts'
import { pageSlug } from '../publishing/slug.ts'
import { contentAccess, hiddenUnless } from '../staff/access.ts'

/** A piece of delivered work: the pages behind `/services/{id}`. */
export const Projects: CollectionConfig = {
  slug: 'projects',
  access: contentAccess('admin', 'editor'),
  defaultPopulate: {
    slug: true,
    title: true,
    summary: true,
    client: true,
    industry: true,
    year: true,
    cover: true,
    services: true,
    outcomes: true,
  },
  trash: true,
  versions: draftsAndVersions,
  defaultSort: 'order',
  hooks: redirectOldSlug('projects'),
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'cover', 'client', 'year', '_status'],
    hidden: hiddenUnless('admin', 'editor'),
    description: 'Delivered work. Each project has a page of its own below “Services”.',
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Overview',
          fields: [
            { name: 'title', type: 'text', required: true, localized: true, maxLength: 90 },
            {
              name: 'summary',
              type: 'textarea',
              required: true,
              localized: true,
              maxLength: 240,
              admin: { description: 'One or two sentences, shown wherever the project is listed.' },
            },
            {
              name: 'cover',
              type: 'upload',
              relationTo: 'media',
              required: true,
              validate: validateLargePicture,
              admin: {
                description: 'Shown in lists and at the top of the page. At least 1600 × 1000.',
                components: {
                  Cell: '@vitrina/admin/components/media/picture-cell.tsx#PictureCell',
                },
              },
            },
            {
              name: 'services',
              type: 'relationship',
              relationTo: 'services',
              hasMany: true,
              required: true,
              admin: { description: 'Visitors filter the work by these.' },
            },
            figuresField('outcomes', 'Two to four figures that say what changed.'),
          ],
        },
        {
          label: 'Case study',
          fields: [
            {
              name: 'challenge',
              type: 'richText',
              required: true,
              localized: true,
              admin: { description: 'What the client had, and what was wrong with it.' },
            },
            {
              name: 'approach',
              type: 'richText',
              required: true,
              localized: true,
              admin: { description: 'What was built, and how it was decided.' },
            },
            {
              name: 'result',
              type: 'richText',
              required: true,
              localized: true,
              admin: { description: 'What is different now. Figures belong into the outcomes.' },
            },
            {
              name: 'gallery',
              type: 'array',
              maxRows: 12,
              labels: { singular: 'Image', plural: 'Images' },
              admin: { description: 'Up to twelve images, in the order shown.' },
              fields: [
                { name: 'image', type: 'upload', relationTo: 'media', required: true },
                { name: 'caption', type: 'text', localized: true },
              ],
            },
            {
              name: 'testimonial',
              type: 'relationship',
              relationTo: 'testimonials',
              admin: { description: 'What the client said, shown below the result.' },
            },
          ],
        },
        {
          label: 'Facts',
          fields: [
            {
              type: 'row',
              fields: [
                { name: 'client', type: 'text', required: true },
                { name: 'industry', type: 'text', required: true, localized: true },
              ],
            },
            {
              type: 'row',
              fields: [
                { name: 'year', type: 'number', required: true, min: 2000, max: 2100 },
                {
                  name: 'durationMonths',
                  label: 'Duration (months)',
                  type: 'number',
                  required: true,
                  min: 1,
                  max: 240,
                },
                {
                  name: 'teamSize',
                  label: 'Team size (people)',
                  type: 'number',
                  required: true,
                  min: 1,
                  max: 500,
                },
              ],
            },
            {
              name: 'platforms',
              type: 'select',
              hasMany: true,
              required: true,
              options: [
                { label: 'Web', value: 'web' },
                { label: 'iOS', value: 'ios' },
                { label: 'Android', value: 'android' },
                { label: 'Desktop', value: 'desktop' },
                { label: 'API', value: 'api' },
              ],
            },
            {
              name: 'stack',
              label: 'Technologies',
              type: 'text',
              hasMany: true,
              admin: { description: 'Press Enter after each.' },
            },
            {
              name: 'team',
              type: 'relationship',
              relationTo: 'employees',
              hasMany: true,
              admin: { description: 'Who built it, in the order shown.' },
            },
            {
              name: 'link',
              type: 'text',
              validate: validateWebAddress,
              admin: {
                description: 'The whole address of what was built, if everybody may see it.',
              },
            },
          ],
        },
      ],
    },
    {
      name: 'featured',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar', description: 'Shown first on the services page.' },
    },
    orderField,
    pageSlug(),
  ],
}
