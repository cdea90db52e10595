import type { CollectionConfig, GlobalConfig, Plugin } from 'payload'
import { hasDrafts } from './public-state.ts'

/** Autosave delay in milliseconds, which is also the delay of the live preview. */
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

const folder = '@vitrina/admin/components/publishing'

/**
 * Stores a new document only when staff save it. With autosave, Payload would store an empty draft
 * as soon as the form of a new document is opened.
 */
export const storeOnSave: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    hasDrafts(collection) ? withOwnForms(collection) : collection,
  ),
})

function withOwnForms(collection: CollectionConfig): CollectionConfig {
  const components = collection.admin?.components
  return {
    ...collection,
    admin: {
      ...collection.admin,
      components: {
        ...components,
        views: {
          ...components?.views,
          create: {
            Component: `${folder}/create-view.tsx#CreateView`,
            path: '/create',
            exact: true,
          },
          edit: { default: { Component: `${folder}/edit-view.tsx#EditView` } },
        },
      },
    },
  }
}
