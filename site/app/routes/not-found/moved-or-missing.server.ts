import { redirect } from 'react-router'
import { findRedirect } from '~/content.server/redirects.ts'
import { goToNotFound } from './go-to-not-found.ts'

/**
 * The response for a missing page: a permanent redirect if the page has moved, otherwise a redirect
 * to “not found”. Throw it from a loader.
 *
 * @param path the requested path, without a trailing slash.
 */
export async function movedOrMissing(path: string): Promise<Response> {
  const to = await findRedirect(path)
  return to ? redirect(to, 301) : goToNotFound()
}
