import { getLocale } from '~/paraglide/runtime.js'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/**
 * Formats a file size, such as “1.2 MB”. A megabyte is 1,024 × 1,024 bytes, as in the limits shown
 * to visitors.
 */
export function formatSize(bytes: number): string {
  const power = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1)
  return new Intl.NumberFormat(getLocale(), {
    style: 'unit',
    unit: units[power],
    // The short form has no plural: “9 byte”.
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power > 1 ? 1 : 0,
  }).format(bytes / 1024 ** power)
}
