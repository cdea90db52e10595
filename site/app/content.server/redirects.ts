import { tidyPath } from '@vitrina/content/publishing/redirects/site-paths.ts'
import { pageAddress } from './page-address.ts'
import { findForVisitor } from './payload.ts'

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
  return pageAddress(redirect?.to?.reference)
}
