import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  CollectionSlug,
} from 'payload'

/** Where the pages of each collection live on the site. */
export const pagePaths = {
  projects: '/services',
  careers: '/careers',
  employees: '/about-us',
  'legal-pages': '/legal',
} as const satisfies Partial<Record<CollectionSlug, string>>

export type CollectionWithPages = keyof typeof pagePaths

type Page = { slug?: string | null; _status?: 'draft' | 'published' | null }

/**
 * Keeps an address working after its slug was changed: the published slug is read before the
 * change, and a redirect from it to the document (not to its new address, so that chains never
 * form) is written in the same transaction.
 */
export function keepOldSlug(
  collection: CollectionWithPages,
): NonNullable<CollectionConfig['hooks']> {
  const contextKey = `published slug of ${collection}`

  const rememberPublishedSlug: CollectionBeforeChangeHook = async ({
    data,
    originalDoc,
    operation,
    req,
  }) => {
    if (operation !== 'update' || data._status !== 'published') return data
    const published = (await req.payload.findByID({
      collection,
      id: originalDoc.id,
      depth: 0,
      req,
      overrideAccess: true,
      disableErrors: true,
      select: { slug: true, _status: true },
    })) as Page | null
    // Not the `context` of the arguments: the Local API puts a new one in its place.
    if (published?._status === 'published') req.context[contextKey] = published.slug
    return data
  }

  const redirectOldSlug: CollectionAfterChangeHook = async ({ doc, req }) => {
    const oldSlug = req.context[contextKey]
    delete req.context[contextKey]
    // A published version restored as a draft moves nothing yet.
    if (doc._status !== 'published') return doc
    if (typeof oldSlug !== 'string' || oldSlug === doc.slug) return doc
    const base = pagePaths[collection]
    // The new address may be an old one taken back: a redirect from it would hide the page.
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

  return { beforeChange: [rememberPublishedSlug], afterChange: [redirectOldSlug] }
}
