import type { CollectionConfig, GlobalConfig, Plugin, SelectIncludeType } from 'payload'

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

const editView = { default: { Component: `${folder}/edit-view.tsx#EditView` } }

/**
 * Stores a new document only when staff save it. With autosave, Payload would store an empty draft
 * as soon as the form of a new document is opened.
 */
export const storeOnSave: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    hasDrafts(collection) ? withOwnForms(collection) : collection,
  ),
  globals: config.globals?.map((global) => (hasDrafts(global) ? withOwnForm(global) : global)),
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
          edit: editView,
        },
      },
    },
  }
}

function withOwnForm(global: GlobalConfig): GlobalConfig {
  const components = global.admin?.components
  return {
    ...global,
    admin: {
      ...global.admin,
      components: { ...components, views: { ...components?.views, edit: editView } },
    },
  }
}

/** The fields that decide whether and how visitors see a document; `null` without a document. */
export type PublicState = {
  _status?: unknown
  deletedAt?: string | null
  updatedAt?: string
} | null

type Config = { trash?: boolean; versions?: boolean | { drafts?: unknown } }

/** Whether changes can be saved without being public. */
export function hasDrafts({ versions }: Config): boolean {
  return typeof versions === 'object' && Boolean(versions.drafts)
}

/** The fields of `PublicState` that a collection or global with drafts has. */
export function publicFields({ trash = false }: Config): SelectIncludeType {
  return { updatedAt: true, _status: true, ...(trash && { deletedAt: true }) }
}

/**
 * Whether a change affects what visitors see. The public row was written exactly when its
 * `updatedAt` differs, because drafts are stored elsewhere. (This holds only with drafts: without
 * them, saving just an array, as in the navigation, does not change `updatedAt`.)
 *
 * @param before `undefined` when it is not known, which counts as changed.
 */
export function changesWhatVisitorsSee(
  before: PublicState | undefined,
  after: PublicState,
): boolean {
  if (before === undefined) return true
  if (!isPublic(before) && !isPublic(after)) return false
  return String(before?.updatedAt) !== String(after?.updatedAt)
}

/** Whether visitors see a document with drafts. */
export function isPublic(state: PublicState): boolean {
  return state?._status === 'published' && !state.deletedAt
}
