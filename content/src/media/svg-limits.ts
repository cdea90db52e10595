/** Max time for drawing an SVG in milliseconds, with the start of the process; memory in bytes. */
export const maxSvgTime = 5_000
export const maxSvgMemory = 512 * 1024 * 1024

/** Max width and height at which an SVG is drawn; a shadow of 16 million pixels takes a minute. */
export const maxDrawnSize = 1_000

/** `#rrggbb` */
export function hexOf({ r, g, b }: { r: number; g: number; b: number }): string {
  return `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
