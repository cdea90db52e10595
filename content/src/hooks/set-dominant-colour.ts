import type { CollectionBeforeChangeHook } from 'payload'
import sharp from 'sharp'

/** Finds the colour that stands for a picture until it has loaded, as `#rrggbb`. */
export const setDominantColour: CollectionBeforeChangeHook = async ({ data, req }) => {
  const file = req.file
  if (!file?.mimetype.startsWith('image/')) return data
  // The path is an empty text when the file was kept in memory.
  const { dominant } = await sharp(file.tempFilePath || file.data).stats()
  const hex = [dominant.r, dominant.g, dominant.b].map((value) =>
    value.toString(16).padStart(2, '0'),
  )
  return { ...data, color: `#${hex.join('')}` }
}
