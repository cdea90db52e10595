/** One page of a paginated list. */
export type ListPage<Item> = { items: Item[]; total: number; page: number; pages: number }

/** The page number in a URL; any invalid value counts as the first page. */
export function pageNumber(search: URLSearchParams): number {
  const page = Number(search.get('page'))
  return Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1
}
