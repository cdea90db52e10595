/** The letters that stand for a name without a picture: those of its first and its last word. */
export function initials(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => word.match(/[\p{L}\p{N}]/u)?.[0] ?? [])
  const last = letters.length > 1 ? letters.at(-1) : ''
  // Not for a locale: a page must say the same before and after it has started.
  return `${letters[0] ?? ''}${last}`.toUpperCase()
}
