import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  FileUploadError,
  MissingFile,
  type PayloadRequest,
} from 'payload'
import sharp, { type Metadata } from 'sharp'
import { apiError } from '../http/error-response.ts'
import { drawSvgApart, isSvg } from './draw-svg-apart.ts'
import { hexOf, mediaSizes } from './image-sizes.ts'

// The sizes of an image are encoded at the same time: one thread for each leaves some for others.
sharp.concurrency(1)

/** Max pixels of an image, all frames of an animation together; in millions. */
const maxMegapixels = 50

/** Extensions of the formats that are accepted, as sharp and browsers name them. */
const pictures = { jpeg: 'jpg', png: 'png', webp: 'webp', gif: 'gif', tiff: 'tif' }
const videos: Record<string, string> = { 'video/mp4': 'mp4', 'video/webm': 'webm' }

/** Names of devices, which Windows does not accept as the name of a file. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i

/**
 * Rejects images with too many pixels from their header, files that are no images or videos, and
 * addresses, which Payload would fetch. Gives the file a name safe in any file system and URL.
 */
export const checkUpload: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return
  const { file } = req
  const isDuplicating = 'duplicateFromID' in args && args.duplicateFromID
  if (operation === 'create' && (!file || isDuplicating) && req.data?.url) {
    throw new MissingFile(req.t)
  }
  if (!file) return
  // `tempFilePath` is an empty string when the file is in memory.
  const picture = await readHeader(file.tempFilePath || file.data)
  if (!picture && isSvg(file.data)) {
    // Not read here, but drawn by `describePicture`. Payload makes no sizes of this type.
    req.file = { ...file, name: `${safeBase(file.name)}.svg`, mimetype: 'image/svg+xml' }
    return
  }
  const extension = picture ? extensionOf(picture) : videos[file.mimetype]
  if (!extension) {
    throw apiError(
      req,
      400,
      'Choose a picture (JPEG, PNG, WebP, AVIF, GIF, TIFF or SVG) or a video (MP4 or WebM).',
    )
  }
  const { width = 0, height = 0, pages = 1 } = picture ?? {}
  rejectTooManyPixels(width * height * pages, req)
  req.file = { ...file, name: `${safeBase(file.name)}.${extension}` }
}

/** The WebP sizes are encoded in a moment; those in AVIF follow in the background (`makeSizes`). */
export const encodeQuickSizes: CollectionBeforeOperationHook = ({
  args,
  collection,
  operation,
}) => {
  if (operation !== 'create' && operation !== 'update') return
  const { upload } = collection
  const imageSizes = upload.imageSizes?.filter(
    ({ formatOptions }) => formatOptions?.format === 'webp',
  )
  const config = { ...collection, upload: { ...upload, imageSizes } }
  return { ...args, collection: { ...args.collection, config } }
}

/** `undefined` if it is no image that can be read, or an SVG; sharp throws at an empty file. */
async function readHeader(file: string | Buffer): Promise<Metadata | undefined> {
  try {
    return await sharp(file, { limitInputPixels: false }).metadata()
  } catch {
    return undefined
  }
}

/**
 * Sets the placeholder colour, `#rrggbb`, and which sizes are still to be made, also when a file is
 * replaced; rejects an image that cannot be decoded.
 */
export const describePicture: CollectionBeforeChangeHook = async ({ data, req }) => {
  const file = req.file
  if (!file) return data
  if (!file.mimetype.startsWith('image/')) return { ...data, sizes: noSizes(), sizesPending: false }
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
    return { ...data, color: picture.color, sizes: noSizes(), sizesPending: false }
  }
  try {
    const { dominant } = await sharp(file.tempFilePath || file.data).stats()
    const sizes = { ...data.sizes, ...noSizes('avif') }
    return { ...data, color: hexOf(dominant), sizes, sizesPending: true }
  } catch (error) {
    req.payload.logger.warn({ err: error }, 'an uploaded picture cannot be decoded')
    throw new FileUploadError(req.t)
  }
}

/** Nothing may be left of a file that was replaced. */
function noSizes(format?: 'avif') {
  const sizes = mediaSizes.filter((size) => !format || size.format === format)
  const empty = { filename: null, filesize: null, mimeType: null, width: null, height: null }
  return Object.fromEntries(sizes.map(({ name }) => [name, empty]))
}

function extensionOf({ format, compression }: Metadata): string | undefined {
  if (format === 'heif' && compression === 'av1') return 'avif'
  return pictures[format as keyof typeof pictures]
}

/** Letters without diacritics, digits and hyphens. */
function safeBase(name: string): string {
  const base = name
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z\d]+/gi, '-')
    .slice(0, 100)
    .replace(/^-+|-+$/g, '')
  return base && !reserved.test(base) ? base : 'file'
}

function rejectTooManyPixels(pixels: number, req: PayloadRequest): void {
  if (pixels <= maxMegapixels * 1_000_000) return
  throw apiError(
    req,
    400,
    'A picture may have {limit} million pixels at most, all frames of an animation together. Make it smaller and choose it again.',
    { limit: maxMegapixels },
  )
}
