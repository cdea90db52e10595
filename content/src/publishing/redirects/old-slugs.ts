import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload'
import { type CollectionWithPages, folderOf } from '../../paths.ts'

/** What a slug in a URL may look like; no document has any other. */
export const slugPattern = /^[a-z0-9-]{1,120}$/

/**
 * When a slug changes, in any language, writes a redirect from the published one, in the same
 * transaction: to the document, because redirects to addresses would form chains.
 */
export function redirectOldSlug(
  collection: CollectionWithPages,
): NonNullable<CollectionConfig['hooks']> {
  const contextKey = `published addresses of ${collection}`

  /** The addresses of the published version in all languages, without their prefixes. */
  async function publishedAddresses(req: PayloadRequest, id: number): Promise<string[]> {
    type Slugs = { id: number; slug: string; translatedSlug?: Record<string, string | null> }
    const published = await req.payload.db.findOne<Slugs>({
      collection,
      where: { id: { equals: id }, _status: { equals: 'published' }, deletedAt: { exists: false } },
      select: { slug: true, translatedSlug: true },
      req,
    })
    if (!published) return []
    const slugs = new Set([published.slug, ...Object.values(published.translatedSlug ?? {})])
    return [...slugs].flatMap((slug) => (slug ? `${folderOf(collection)}/${slug}` : []))
  }

  const readOldAddresses: CollectionBeforeChangeHook = async ({
    data,
    originalDoc,
    operation,
    req,
  }) => {
    // Not the `context` argument, which the Local API replaces.
    if (operation === 'update' && data._status === 'published')
      req.context[contextKey] = await publishedAddresses(req, originalDoc.id)
    return data
  }

  const createRedirects: CollectionAfterChangeHook = async ({ doc, req }) => {
    const before = req.context[contextKey] as string[] | undefined
    delete req.context[contextKey]
    // Restoring a published version as a draft does not change the address yet.
    if (!before || doc._status !== 'published') return doc
    const now = await publishedAddresses(req, doc.id)
    const old = before.filter((address) => !now.includes(address))
    const added = now.filter((address) => !before.includes(address))
    if (old.length + added.length === 0) return doc
    // The new address may be a previous one: a redirect from it would hide the page.
    await req.payload.delete({
      collection: 'redirects',
      where: { from: { in: [...added, ...old] } },
      req,
    })
    for (const from of old) {
      await req.payload.create({
        collection: 'redirects',
        data: {
          from,
          to: { type: 'reference', reference: { relationTo: collection, value: doc.id } },
        },
        req,
      })
    }
    return doc
  }

  return { beforeChange: [readOldAddresses], afterChange: [createRedirects] }
}
