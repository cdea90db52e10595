/** The sections of a page in the order set by staff, or the default order when none was saved. */
export function sectionsOf<Section extends string>(
  chosen: readonly Section[] | null | undefined,
  all: readonly Section[],
): readonly Section[] {
  return chosen && chosen.length > 0 ? chosen : all
}
