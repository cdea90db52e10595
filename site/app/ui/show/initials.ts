/** The initials for a missing picture: the first letters of the first and the last word. */
export function initials(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => word.match(/[\p{L}\p{N}]/u)?.[0] ?? [])
  const last = letters.length > 1 ? letters.at(-1) : ''
  // Independent of the locale, to avoid hydration mismatches.
  return `${letters[0] ?? ''}${last}`.toUpperCase()
}
