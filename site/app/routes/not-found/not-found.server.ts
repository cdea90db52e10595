import { notFoundPath, referencePath } from '@vitrina/content/paths.ts'
import { tidyPath } from '@vitrina/content/publishing/redirects/site-paths.ts'
import { redirect } from 'react-router'
import { findForVisitor } from '~/content.server/payload.ts'

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

/** For missing pages: `throw await movedOrMissing(path)`. A permanent redirect if it has moved. */
export async function movedOrMissing(path: string): Promise<Response> {
  const to = await findRedirect(path)
  return to ? redirect(to, 301) : goToNotFound()
}

/** For loaders that find nothing: `throw goToNotFound()`. */
export const goToNotFound = () => redirect(notFoundPath)
