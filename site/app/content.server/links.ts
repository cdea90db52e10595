import { homePath, type PageId, pages, referencePath } from '@vitrina/content/paths.ts'

/** A link as staff enter it (fields/link-fields.ts). */
type Link = {
  kind?: 'address' | 'page' | 'document' | null
  page?: PageId | null
  document?: { relationTo: string; value: unknown } | null
}

/**
 * Where a link leads; `undefined` if it is empty, or to a document that visitors do not see. Those to
 * an unpublished legal page lead home, as specified.
 */
export function linkPath(
  { kind, page, document }: Link,
  address: string | null | undefined,
): string | undefined {
  if (kind === 'page') return page ? pages[page].path : undefined
  if (kind !== 'document') return address || undefined
  const path = referencePath(document)
  return document?.relationTo === 'legal-pages' ? (path ?? homePath) : path
}
