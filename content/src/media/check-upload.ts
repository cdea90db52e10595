import { type CollectionBeforeOperationHook, MissingFile, type PayloadRequest } from 'payload'
import sharp, { type Metadata } from 'sharp'
import { apiError } from '../http/api-error.ts'
import { isSvg } from './draw-svg-apart.ts'

/** Max pixels of an image, all frames of an animation together; in millions. */
const maxMegapixels = 50

/** Extensions of the formats that are accepted, as sharp and browsers name them. */
const pictures: Record<string, string> = {
  ...{ jpeg: 'jpg', png: 'png', webp: 'webp', gif: 'gif', tiff: 'tif' },
}
const videos: Record<string, string> = { 'video/mp4': 'mp4', 'video/webm': 'webm' }

/** Names of devices, which Windows does not accept as the name of a file. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i

/**
 * Rejects images with too many pixels from their header, before they are decoded, and files that
 * are neither images nor videos. Gives the file a name that is safe in any file system and URL.
 * Files are only uploaded: Payload would fetch one whose address is given instead.
 */
export const checkUpload: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return
  const { file } = req
  const isDuplicating = 'duplicateFromID' in args && args.duplicateFromID
  if (operation === 'create' && (!file || isDuplicating) && req.data?.url) {
    throw new MissingFile(req.t)
  }
  if (!file) return
  const picture = await readHeader(file.tempFilePath || file.data)
  if (!picture && isSvg(file.data)) {
    // Not read here, but drawn by `setDominantColour`. Payload makes no sizes of this type.
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

/** @returns undefined if the file is not an image that can be read, or an SVG */
async function readHeader(file: string | Buffer): Promise<Metadata | undefined> {
  try {
    return await sharp(file, { limitInputPixels: false }).metadata()
  } catch {
    return undefined
  }
}

function extensionOf({ format, compression }: Metadata): string | undefined {
  return format === 'heif' && compression === 'av1' ? 'avif' : pictures[format]
}

/** Letters without diacritics, digits and hyphens. */
export function safeBase(name: string): string {
  const base = name
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z\d]+/gi, '-')
    .slice(0, 100)
    .replace(/^-+|-+$/g, '')
  return base && !reserved.test(base) ? base : 'file'
}

export function rejectTooManyPixels(pixels: number, req: PayloadRequest): void {
  if (pixels <= maxMegapixels * 1_000_000) return
  throw apiError(
    req,
    400,
    'A picture may have {limit} million pixels at most, all frames of an animation together. Make it smaller and choose it again.',
    { limit: maxMegapixels },
  )
}
