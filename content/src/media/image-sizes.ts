/**
 * The ready-made sizes of every image, in one place.
 *
 * Uploads are resized to these when staff add a file, the sample images are made in them ahead of
 * time, and the site's `<picture>` offers exactly these. A size larger than the original is left
 * out, never enlarged.
 */
export const mediaSizes = [
  { name: 'avif320', width: 320, format: 'avif', quality: 55 },
  { name: 'avif640', width: 640, format: 'avif', quality: 55 },
  { name: 'avif960', width: 960, format: 'avif', quality: 55 },
  { name: 'avif1280', width: 1280, format: 'avif', quality: 55 },
  { name: 'avif1600', width: 1600, format: 'avif', quality: 55 },
  { name: 'webp640', width: 640, format: 'webp', quality: 78 },
  { name: 'webp1280', width: 1280, format: 'webp', quality: 78 },
] as const

/** The name of one ready-made size. */
export type MediaSizeName = (typeof mediaSizes)[number]['name']

/** Of one image or video, in bytes. */
export const largestMediaFile = 64 * 1024 * 1024
