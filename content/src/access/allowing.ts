import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'

type Operation = 'read' | 'readVersions' | 'update'

/** The collections in which whoever makes a request may do this, to all of it or to a part. */
export async function collectionsAllowing(
  req: PayloadRequest,
  operation: Operation,
  slugs: readonly CollectionSlug[],
): Promise<CollectionSlug[]> {
  const allowed = await Promise.all(
    slugs.map((slug) => req.payload.collections[slug]?.config.access[operation]?.({ req })),
  )
  return slugs.filter((_, index) => allowed[index])
}

/** The globals in which whoever makes a request may do this. */
export async function globalsAllowing(
  req: PayloadRequest,
  operation: Operation,
  slugs: readonly GlobalSlug[],
): Promise<GlobalSlug[]> {
  const { config } = req.payload.globals
  const allowed = await Promise.all(
    slugs.map((slug) =>
      config.find((global) => global.slug === slug)?.access[operation]?.({ req }),
    ),
  )
  return slugs.filter((_, index) => allowed[index])
}
