import type { Route } from './+types/search-data.ts'
import { getSearch, readSearchText } from './search.server.ts'

/** The best results, for the search dialog while a visitor types. */
export async function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const found = await getSearch(readSearchText(searchParams), 1)
  return Response.json(found, {
    headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' },
  })
}
