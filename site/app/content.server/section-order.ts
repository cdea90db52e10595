/**
 * The sections of a page in the order staff chose; the page's own order for a page that was never
 * saved with one.
 */
export function sectionsOf<Section extends string>(
  chosen: readonly Section[] | null | undefined,
  all: readonly Section[],
): readonly Section[] {
  return chosen && chosen.length > 0 ? chosen : all
}
