import type { CollectionSlug, UploadFieldSingleValidation } from 'payload'
import { upload } from 'payload/shared'

/** Minimum size in pixels, as needed for the widest image on a page. */
const least = { width: 1600, height: 1000 }

/**
 * Validates the size of a cover picture. A page already published with a smaller picture can still
 * be saved: only a newly chosen picture has to be large enough.
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
