import { notFoundPath, referencePath } from '@vitrina/content/paths.ts'
import { tidyPath } from '@vitrina/content/publishing/redirects/site-paths.ts'
import { redirect } from 'react-router'
import { findForVisitor } from '~/content.server/payload.ts'

/**
 * The target of a redirect, created by a slug change or entered by staff.
 *
 * @param path the path without search parameters, in any spelling.
 * @returns the new path or URL; `undefined` when there is no redirect.
 */
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
 * The response for a missing page: a permanent redirect if the page has moved, otherwise a redirect
 * to “not found”. Throw it from a loader.
 *
 * @param path the requested path, without a trailing slash.
 */
export async function movedOrMissing(path: string): Promise<Response> {
  const to = await findRedirect(path)
  return to ? redirect(to, 301) : goToNotFound()
}

/** For loaders that find nothing: `throw goToNotFound()`. */
export const goToNotFound = () => redirect(notFoundPath)
