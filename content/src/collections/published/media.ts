import path from 'node:path'
import type { CollectionConfig } from 'payload'
import { hiddenUnless } from '../../access/hidden-unless.ts'
import { keptOrStaffWith } from '../../access/kept-or-staff-with.ts'
import { staffWith } from '../../access/staff-with.ts'
import { validateAlternativeText } from '../../fields/alternative-text.ts'
import { setDominantColour } from '../../hooks/set-dominant-colour.ts'
import { mediaSizes } from '../../media-sizes.ts'
import { settings } from '../../settings.ts'

/** Public images and videos. Every image gets its AVIF and WebP sizes when it is uploaded. */
export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Image or video', plural: 'Media' },
  access: {
    read: keptOrStaffWith('admin', 'editor'),
    create: staffWith('admin', 'editor'),
    update: staffWith('admin', 'editor'),
    delete: staffWith('admin', 'editor'),
  },
  trash: true,
  admin: {
    group: 'Content',
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'alt', 'updatedAt'],
    hidden: hiddenUnless('admin', 'editor'),
    description:
      'Public pictures and videos. Set the focal point: it stays in view where a picture is cropped.',
  },
  hooks: { beforeChange: [setDominantColour] },
  upload: {
    staticDir: path.join(settings.DATA_DIR, 'media'),
    mimeTypes: ['image/*', 'video/mp4', 'video/webm'],
    focalPoint: true,
    adminThumbnail: 'avif320',
    imageSizes: mediaSizes.map(({ name, width, format, quality }) => ({
      name,
      width,
      formatOptions: { format, options: { quality } },
    })),
  },
  fields: [
    {
      name: 'alt',
      label: 'Alternative text',
      type: 'text',
      required: true,
      localized: true,
      validate: validateAlternativeText,
      admin: { description: 'What is to be seen, for people who cannot see it.' },
    },
    {
      name: 'caption',
      type: 'text',
      localized: true,
      admin: { description: 'Shown below the picture. May stay empty.' },
    },
    {
      name: 'usedWhere',
      type: 'ui',
      admin: {
        components: { Field: '@vitrina/admin/components/media/used-where.tsx#UsedWhere' },
      },
    },
    {
      name: 'color',
      label: 'Dominant colour',
      type: 'text',
      admin: {
        readOnly: true,
        position: 'sidebar',
        description: 'Fills the picture’s place until it has loaded. Found when it is uploaded.',
      },
    },
  ],
}
