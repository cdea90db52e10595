import type { Route } from './+types/search-data.ts'
import { getSearch } from './search.server.ts'

/** The best results, for the search dialog while a visitor types. */
export async function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const found = await getSearch(searchParams)
  return Response.json(found, {
    headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' },
  })
}
