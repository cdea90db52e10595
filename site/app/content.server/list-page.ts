/** One page of a longer list. */
export type ListPage<Item> = { items: Item[]; total: number; page: number; pages: number }

/** The page number asked for in an address; anything that is not one counts as the first page. */
export function pageNumber(search: URLSearchParams): number {
  const page = Number(search.get('page'))
  return Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1
}
