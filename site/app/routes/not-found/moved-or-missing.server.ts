import { redirect } from 'react-router'
import { findRedirect } from '~/content.server/redirects.ts'
import { goToNotFound } from './go-to-not-found.ts'

/**
 * The answer for a page that is not there: its new address for good when it moved, otherwise
 * “not found”. Throw it from a loader.
 *
 * @param path the path asked for, without a slash at the end.
 */
export async function movedOrMissing(path: string): Promise<Response> {
  const to = await findRedirect(path)
  return to ? redirect(to, 301) : goToNotFound()
}
