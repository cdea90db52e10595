import { allSlugsOf } from '@vitrina/content/i18n/content-language.ts'
import { collectionsWithPages, folderOf, notFoundPath } from '@vitrina/content/paths.ts'
import { whereSlug } from '@vitrina/content/publishing/slug.ts'
import { documentOf } from '@vitrina/content/statistics/beacon.ts'
import type { CountedRow } from '@vitrina/content/statistics/counters.ts'
import { LRUCache } from 'lru-cache'
import { readingAnew } from '../../app/content.server/memoize.ts'
import { findForVisitor, openPayload } from '../../app/content.server/payload.ts'

/** Pages of documents that were found; an unpublished one is known for an hour more. */
const known = new LRUCache<string, true>({ max: 5_000, ttl: 3_600_000 })

/**
 * Counts views of documents that are not published as views of the page “not found”: anyone can
 * report a view of any path. @throws when the database is unreachable
 */
export async function replaceUnknownPages(rows: CountedRow[]): Promise<CountedRow[]> {
  const documents = rows.flatMap(({ kind, name }) =>
    kind === 'page' && !known.has(name) ? (documentOf(name) ?? []) : [],
  )
  for (const collection of documents.length > 0 ? collectionsWithPages() : []) {
    const folder = folderOf(collection)
    const slugs = documents.filter((document) => document.folder === folder).map(({ slug }) => slug)
    if (slugs.length === 0) continue
    const { flattenedFields } = (await openPayload()).collections[collection].config
    const where = whereSlug(flattenedFields, { in: slugs })
    const query = { where, select: { slug: true } as object, limit: slugs.length }
    // Not remembered: these queries would displace those of pages.
    const found = await readingAnew.run(true, () => findForVisitor(collection, query))
    for (const document of found as unknown as { slug: string }[])
      for (const slug of allSlugsOf(document)) known.set(`${folder}/${slug}`, true)
  }
  return rows.map((row) =>
    row.kind === 'page' && documentOf(row.name) && !known.has(row.name)
      ? { ...row, name: notFoundPath }
      : row,
  )
}
