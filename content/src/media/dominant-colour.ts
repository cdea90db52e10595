import { type CollectionBeforeChangeHook, FileUploadError } from 'payload'
import sharp from 'sharp'
import { apiError } from '../http/api-error.ts'
import { rejectTooManyPixels } from './check-upload.ts'
import { drawSvgApart, isSvg } from './draw-svg-apart.ts'
import { hexOf } from './svg-limits.ts'

// The sizes of an image are encoded at the same time: one thread for each leaves some for others.
sharp.concurrency(1)

/**
 * Sets the placeholder colour shown until an image has loaded, as `#rrggbb`. Rejects an image that
 * cannot be decoded: Payload may not have decoded it, such as one without sizes.
 */
export const setDominantColour: CollectionBeforeChangeHook = async ({ data, req }) => {
  const file = req.file
  if (!file?.mimetype.startsWith('image/')) return data
  if (isSvg(file.data)) {
    const picture = await drawSvgApart(file.data)
    if (!picture) {
      throw apiError(
        req,
        400,
        'This picture is too complex to be drawn. Simplify it, or save it as PNG.',
      )
    }
    rejectTooManyPixels(picture.pixels, req)
    return { ...data, color: picture.color }
  }
  try {
    // `tempFilePath` is an empty string when the file is in memory.
    const { dominant } = await sharp(file.tempFilePath || file.data).stats()
    return { ...data, color: hexOf(dominant) }
  } catch (error) {
    req.payload.logger.warn({ err: error }, 'an uploaded picture cannot be decoded')
    throw new FileUploadError(req.t)
  }
}
