import type { CollectionConfig } from 'payload'

/** Drafts, a history of versions and scheduled publishing, the same for every public collection. */
export const draftsAndVersions: NonNullable<CollectionConfig['versions']> = {
  maxPerDoc: 50,
  drafts: { schedulePublish: true, validate: false },
}
