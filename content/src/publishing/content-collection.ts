import type { CollectionConfig } from 'payload'
import { collectionsWithPages } from '../paths.ts'
import { contentAccess, hiddenUnless } from '../staff/access.ts'
import { draftsAndVersions } from './drafts.ts'
import { redirectOldSlug } from './redirects/old-slugs.ts'
import { translatedSlug } from './slug.ts'

/** A public collection that editors keep: drafts, a trash, and redirects if it has pages. */
export function contentCollection(collection: CollectionConfig): CollectionConfig {
  const slug = collectionsWithPages().find((each) => each === collection.slug)
  return {
    access: contentAccess('admin', 'editor'),
    trash: true,
    versions: draftsAndVersions,
    ...(slug && { hooks: redirectOldSlug(slug) }),
    // Reads of `slug` need it (`content-language.ts`).
    ...(collection.fields.includes(translatedSlug) && { forceSelect: { translatedSlug: true } }),
    ...collection,
    admin: { group: 'Content', hidden: hiddenUnless('admin', 'editor'), ...collection.admin },
  }
}
