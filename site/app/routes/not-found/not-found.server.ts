import { notFoundPath, referencePath, withSearch } from '@vitrina/content/paths.ts'
import { recordMiss } from '@vitrina/content/publishing/redirects/missed-addresses.ts'
import { tidyPath } from '@vitrina/content/publishing/redirects/site-paths.ts'
import { redirect } from 'react-router'
import { findForVisitor, openPayload } from '~/content.server/payload.ts'
import { findNearestPath } from './nearest-pages.server.ts'

/** Letters of a mistyped path that are kept. */
const maxLength = 200

/** The target of the redirect from a path in any spelling, made by a slug change or by staff. */
export async function findRedirect(path: string): Promise<string | undefined> {
  const from = tidyPath(path)
  // PostgreSQL rejects text with a NUL.
  if (from.includes('\0')) return undefined
  const [redirect] = await findForVisitor('redirects', {
    where: { from: { equals: from } },
    limit: 1,
    depth: 1,
    select: { to: true },
  })
  if (redirect?.to?.type === 'custom') return redirect.to.url ?? undefined
  return referencePath(redirect?.to?.reference)
}

/**
 * For missing pages: `throw await movedOrMissing(path)`. A permanent redirect if it has moved;
 * otherwise the path is counted for staff, and goes along for suggestions.
 */
export async function movedOrMissing(path: string): Promise<Response> {
  const to = await findRedirect(path)
  if (to) return redirect(to, 301)
  const from = tidyPath(path).slice(0, maxLength)
  void recordMiss(await openPayload(), from, await findNearestPath(from))
  return redirect(withSearch(notFoundPath, { from }))
}

/** For loaders that find nothing: `throw goToNotFound()`. */
export const goToNotFound = () => redirect(notFoundPath)
