import type { CollectionConfig, Plugin } from 'payload'
import { hasDrafts } from '../hooks/public-state.ts'

const folder = '@vitrina/admin/components/drafts'

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
