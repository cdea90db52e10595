import { tidyPath } from '@vitrina/content/publishing/redirects/site-path.ts'
import { pageAddress } from './page-address.ts'
import { findForVisitor } from './payload.ts'

/**
 * Where an address moved to, when staff changed a slug or entered a redirect by hand.
 *
 * @param path the path without search parameters, however it is spelled.
 * @returns the new path or address; `undefined` when nothing moved from there.
 */
export async function findRedirect(path: string): Promise<string | undefined> {
  const from = tidyPath(path)
  // PostgreSQL refuses a text with a NUL in it.
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
