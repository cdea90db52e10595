import type { CollectionSlug, UploadFieldSingleValidation } from 'payload'
import { upload } from 'payload/shared'

/** What the widest place of a page asks for, in pixels. */
const least = { width: 1600, height: 1000 }

/**
 * A picture that covers the top of a page. A page that is published with a smaller one can still be
 * changed: only another picture has to be large enough.
 */
export const validateLargePicture: UploadFieldSingleValidation = async (value, options) => {
  const valid = await upload(value, options)
  if (valid !== true || typeof value !== 'number') return valid
  const { collectionSlug, id, path, req } = options
  const picture = await req.payload.findByID({
    collection: 'media',
    id: value,
    depth: 0,
    select: { width: true, height: true },
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  const { width, height } = picture ?? {}
  if (Number(width) >= least.width && Number(height) >= least.height) return true
  const published =
    collectionSlug &&
    id &&
    (await req.payload.db.findOne<{ id: number } & Record<string, unknown>>({
      collection: collectionSlug as CollectionSlug,
      where: { id: { equals: id }, _status: { equals: 'published' } },
      req,
    }))
  if (published && published[String(path.at(-1))] === value) return true
  return 'Choose a picture of at least 1600 × 1000 pixels.'
}
