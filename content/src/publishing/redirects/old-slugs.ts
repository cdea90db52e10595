import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
} from 'payload'
import { type CollectionWithPages, folderOf } from '../../paths.ts'

/** What a slug in a URL may look like; no document has any other. */
export const slugPattern = /^[a-z0-9-]{1,120}$/

/**
 * When a slug changes, writes a redirect from the published one, in the same transaction: to the
 * document, because redirects to addresses would form chains.
 */
export function redirectOldSlug(
  collection: CollectionWithPages,
): NonNullable<CollectionConfig['hooks']> {
  const contextKey = `published slug of ${collection}`

  const readPublishedSlug: CollectionBeforeChangeHook = async ({
    data,
    originalDoc,
    operation,
    req,
  }) => {
    if (operation !== 'update' || data._status !== 'published') return data
    const published = await req.payload.db.findOne<{ id: number; slug: string }>({
      collection,
      where: {
        id: { equals: originalDoc.id },
        _status: { equals: 'published' },
        deletedAt: { exists: false },
      },
      select: { slug: true },
      req,
    })
    // Not the `context` argument, which the Local API replaces.
    if (published) req.context[contextKey] = published.slug
    return data
  }

  const createRedirect: CollectionAfterChangeHook = async ({ doc, req }) => {
    const oldSlug = req.context[contextKey]
    delete req.context[contextKey]
    // Restoring a published version as a draft does not change the address yet.
    if (doc._status !== 'published') return doc
    if (typeof oldSlug !== 'string' || oldSlug === doc.slug) return doc
    const base = folderOf(collection)
    // The new address may be a previous one: a redirect from it would hide the page.
    await req.payload.delete({
      collection: 'redirects',
      where: { from: { in: [`${base}/${doc.slug}`, `${base}/${oldSlug}`] } },
      req,
      overrideAccess: true,
    })
    await req.payload.create({
      collection: 'redirects',
      data: {
        from: `${base}/${oldSlug}`,
        to: { type: 'reference', reference: { relationTo: collection, value: doc.id } },
      },
      req,
      overrideAccess: true,
    })
    return doc
  }

  return { beforeChange: [readPublishedSlug], afterChange: [createRedirect] }
}
