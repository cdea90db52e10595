import { splitLanguage } from '@vitrina/content/i18n/languages.ts'
import type { Route } from './+types/unknown-path.ts'
import { goToNotFound, movedOrMissing } from './not-found.server.ts'

/** Handles paths outside the route table: staff may have defined a redirect. */
export async function loader({ url }: Route.LoaderArgs) {
  throw await movedOrMissing(splitLanguage(url.pathname).page)
}

export const action = goToNotFound
