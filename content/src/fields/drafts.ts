import type { CollectionConfig, GlobalConfig } from 'payload'

/**
 * What is typed is kept as a draft after this pause (milliseconds), which is also how far the live
 * preview lags behind.
 */
const autosave = { interval: 600, showSaveDraftButton: true }

/** Drafts, a history of versions and scheduled publishing, the same for every public collection. */
export const draftsAndVersions: NonNullable<CollectionConfig['versions']> = {
  maxPerDoc: 50,
  drafts: { schedulePublish: true, validate: false, autosave },
}

/** The same for a global. */
export const globalDrafts: NonNullable<GlobalConfig['versions']> = {
  max: 50,
  drafts: { schedulePublish: true, validate: false, autosave },
}
