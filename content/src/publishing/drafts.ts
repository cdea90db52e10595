import type { CollectionConfig, GlobalConfig, Plugin } from 'payload'
import { hasDrafts } from './public-state.ts'

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

const folder = '@vitrina/admin/components/publishing'

/**
 * Stores a new document when staff save it. With autosave, Payload stores an empty draft as soon as
 * the form of a new document is opened.
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
