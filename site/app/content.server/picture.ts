import { mediaSizes } from '@vitrina/content/media/image-sizes.ts'
import type { Media } from '@vitrina/content/payload-types.ts'
import type { PictureImage } from '~/ui/show/picture.tsx'

/**
 * The data that a page needs to show an image: dimensions, alternative text and generated sizes.
 *
 * @returns `undefined` when there is no image, or only an id because the query's depth was too low.
 */
export function toPicture(media: Media | number | null | undefined): PictureImage | undefined {
  if (typeof media !== 'object' || !media?.filename) return undefined
  return {
    src: mediaUrl(media.filename),
    width: media.width ?? 0,
    height: media.height ?? 0,
    alt: media.alt,
    colour: media.color ?? undefined,
    focus: focus(media),
    sources: [
      { type: 'image/avif' as const, srcSet: srcSet(media, 'avif') },
      { type: 'image/webp' as const, srcSet: srcSet(media, 'webp') },
    ].filter((source) => source.srcSet !== ''),
  }
}

/** The URL of a media file on the site. */
export function mediaUrl(filename: string): string {
  return `/media/${encodeURIComponent(filename)}`
}

/** The focal point; omitted for the center, where browsers crop by default. */
function focus({ focalX, focalY }: Media): PictureImage['focus'] {
  const [x, y] = [focalX ?? 50, focalY ?? 50]
  return x === 50 && y === 50 ? undefined : { x, y }
}

function srcSet(media: Media, format: 'avif' | 'webp'): string {
  return mediaSizes
    .filter((size) => size.format === format)
    .map(({ name }) => media.sizes?.[name])
    .flatMap((size) =>
      size?.filename && size.width ? [`${mediaUrl(size.filename)} ${size.width}w`] : [],
    )
    .join(', ')
}
