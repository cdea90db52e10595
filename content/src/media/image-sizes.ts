/** The sizes of uploads, sample images and the site's `<picture>`; none exceeds the original. */
export const mediaSizes = [
  { name: 'avif320', width: 320, format: 'avif', quality: 55 },
  { name: 'avif640', width: 640, format: 'avif', quality: 55 },
  { name: 'avif960', width: 960, format: 'avif', quality: 55 },
  { name: 'avif1280', width: 1280, format: 'avif', quality: 55 },
  { name: 'avif1600', width: 1600, format: 'avif', quality: 55 },
  { name: 'webp640', width: 640, format: 'webp', quality: 78 },
  { name: 'webp1280', width: 1280, format: 'webp', quality: 78 },
] as const

/** Max size of one image or video, in bytes. */
export const maxMediaFileSize = 64 * 1024 * 1024

/** Max time for drawing an SVG in milliseconds, with the start of the process; memory in bytes. */
export const maxSvgTime = 5_000
export const maxSvgMemory = 512 * 1024 * 1024

/** Max width and height at which an SVG is drawn; a shadow of 16 million pixels takes a minute. */
export const maxDrawnSize = 1_000

/** `#rrggbb` */
export function hexOf({ r, g, b }: { r: number; g: number; b: number }): string {
  return `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
