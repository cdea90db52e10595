import { mediaSizes } from '@vitrina/content/media-sizes.ts'
import type { Media } from '@vitrina/content/payload-types.ts'
import type { PictureImage } from '~/ui/show/picture.tsx'

/**
 * What a page needs to show an image: its box, its text and its ready-made sizes.
 *
 * @returns `undefined` when there is no image, or only an id because the query was too shallow.
 */
export function toPicture(media: Media | number | null | undefined): PictureImage | undefined {
  if (typeof media !== 'object' || !media?.filename) return undefined
  return {
    src: mediaUrl(media.filename),
    width: media.width ?? 0,
    height: media.height ?? 0,
    alt: media.alt,
    colour: media.color ?? undefined,
    focus: { x: media.focalX ?? 50, y: media.focalY ?? 50 },
    sources: [
      { type: 'image/avif' as const, files: files(media, 'avif') },
      { type: 'image/webp' as const, files: files(media, 'webp') },
    ].filter((source) => source.files.length > 0),
  }
}

/** Where the site serves a media file. */
export function mediaUrl(filename: string): string {
  return `/media/${encodeURIComponent(filename)}`
}

function files(media: Media, format: 'avif' | 'webp'): Array<{ url: string; width: number }> {
  return mediaSizes
    .filter((size) => size.format === format)
    .map(({ name }) => media.sizes?.[name])
    .flatMap((size) =>
      size?.filename && size.width ? [{ url: mediaUrl(size.filename), width: size.width }] : [],
    )
}
