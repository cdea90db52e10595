import type {
  CollectionConfig,
  CollectionSlug,
  UploadField,
  UploadFieldSingleValidation,
} from 'payload'
import { upload } from 'payload/shared'
import { requiredText } from '../fields/common-fields.ts'
import { contentAccess, hiddenUnless, untrashedOrStaffWith } from '../staff/access.ts'
import { checkUpload, describePicture, encodeQuickSizes } from './check-upload.ts'
import { mediaSizes } from './image-sizes.ts'
import { mediaFolder, queueSizes } from './media-files.ts'

/** Public images and videos. Every image gets its WebP sizes at once, and AVIF soon after. */
export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Image or video', plural: 'Media' },
  access: {
    ...contentAccess('admin', 'editor'),
    read: untrashedOrStaffWith('admin', 'editor'),
  },
  trash: true,
  admin: {
    group: 'Content',
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'alt', 'updatedAt'],
    listSearchableFields: ['filename', 'alt', 'tags'],
    components: { beforeListTable: ['@vitrina/admin/components/media/media-list.tsx#UnusedLink'] },
    hidden: hiddenUnless('admin', 'editor'),
    description:
      'Public pictures and videos. Set the focal point: it stays in view where a picture is cropped.',
  },
  hooks: {
    beforeOperation: [checkUpload, encodeQuickSizes],
    beforeChange: [describePicture],
    afterChange: [queueSizes],
  },
  upload: {
    staticDir: mediaFolder,
    mimeTypes: ['image/*', 'video/mp4', 'video/webm'],
    focalPoint: true,
    pasteURL: false,
    adminThumbnail: 'avif320',
    imageSizes: mediaSizes.map(({ name, width, format, quality }) => ({
      name,
      width,
      formatOptions: { format, options: { quality } },
    })),
  },
  fields: [
    {
      ...requiredText('alt', 'Alternative text'),
      validate: validateAlternativeText,
      admin: {
        description: 'Describes the picture for people who cannot see it.',
        components: { Cell: '@vitrina/admin/components/media/media-fields.tsx#AltCell' },
      },
    },
    {
      name: 'caption',
      type: 'text',
      localized: true,
      admin: { description: 'Shown below the picture. May stay empty.' },
    },
    {
      name: 'tags',
      type: 'text',
      hasMany: true,
      index: true,
      admin: {
        description: 'Words to find it by, such as “office”. Press Enter after each.',
        // Payload shows a list of words as JSON.
        disableListColumn: true,
      },
    },
    {
      name: 'usedWhere',
      type: 'ui',
      admin: {
        components: { Field: '@vitrina/admin/components/media/media-fields.tsx#UsedWhere' },
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
    {
      name: 'sizesPending',
      label: 'Sizes are being made',
      type: 'checkbox',
      defaultValue: false,
      // A form that was opened before the sizes were made must not bring it back.
      access: { create: () => false, update: () => false },
      admin: { hidden: true },
    },
  ],
}

/** For upload fields: shows the picture itself in lists. */
export const pictureCell = { Cell: '@vitrina/admin/components/media/media-list.tsx#PictureCell' }

/** For lists with a picture in the field `image` of each row: buttons that add several at once. */
export const addPictures = '@vitrina/admin/components/media/uploads.tsx#AddPictures'

const fileName = /\.(avif|gif|heic|jpe?g|mov|mp4|png|svg|tiff?|webm|webp)$/i
const cameraName =
  /^(dsc|dscn|img|image|mvimg|photo|pxl|screenshot|vid|whatsapp)[\s_-]*[\d\s_.-]+$/i

/** Requires an alternative text and rejects file names, which do not describe the image. */
function validateAlternativeText(value: unknown, { data }: { data?: unknown }): string | true {
  const text = typeof value === 'string' ? value.trim() : ''
  if (!text) return 'Describe the picture for people who cannot see it.'
  const { filename } = (data ?? {}) as { filename?: unknown }
  const isName =
    fileName.test(text) ||
    cameraName.test(text) ||
    (typeof filename === 'string' &&
      normalized(text) === normalized(filename.replace(fileName, '')))
  return !isName || 'Describe the picture: this is the name of a file.'
}

/** Normalizes names: `team-photo`, `Team_photo` and “team photo” are equal. */
const normalized = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s_.-]+/g, ' ')
    .trim()

/** A cover must be large enough for the widest image on a page; one chosen earlier may stay. */
export const validateLargePicture: UploadFieldSingleValidation = async (value, options) => {
  const valid = await upload(value, options)
  if (valid !== true || typeof value !== 'number') return valid
  const { collectionSlug, id, path, req } = options
  const { db } = req.payload
  const picture = await db.findOne<{ id: number; width?: number; height?: number }>({
    collection: 'media',
    where: { id: { equals: value }, deletedAt: { exists: false } },
    req,
  })
  const { width, height } = picture ?? {}
  if (Number(width) >= 1600 && Number(height) >= 1000) return true
  const published =
    collectionSlug &&
    id &&
    (await db.findOne<{ id: number } & Record<string, unknown>>({
      collection: collectionSlug as CollectionSlug,
      where: { id: { equals: id }, _status: { equals: 'published' } },
      req,
    }))
  if (published && published[String(path.at(-1))] === value) return true
  return 'Choose a picture of at least 1600 × 1000 pixels.'
}

export const coverField = (): UploadField => ({
  name: 'cover',
  type: 'upload',
  relationTo: 'media',
  required: true,
  validate: validateLargePicture,
  admin: {
    description: 'Shown in lists and at the top of the page. At least 1600 × 1000.',
    components: pictureCell,
  },
})
