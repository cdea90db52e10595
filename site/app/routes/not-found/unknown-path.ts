import type { Route } from './+types/unknown-path.ts'
import { goToNotFound } from './go-to-not-found.ts'
import { movedOrMissing } from './moved-or-missing.server.ts'

/** Any path the route table does not know: staff may have said where it leads now. */
export async function loader({ url }: Route.LoaderArgs) {
  throw await movedOrMissing(url.pathname)
}

export const action = goToNotFound
