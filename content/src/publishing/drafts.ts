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

const edit = { default: { Component: `${folder}/edit-view.tsx#EditView` } }
const create = {
  Component: `${folder}/create-view.tsx#CreateView`,
  path: '/create',
  exact: true,
} as const

/**
 * Our forms for everything with drafts. A new document is stored only when staff save it: with
 * autosave, Payload would store an empty draft as soon as its form is opened.
 */
export const storeOnSave: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    hasDrafts(collection) ? withViews(collection, { create, edit }) : collection,
  ),
  globals: config.globals?.map((global) =>
    hasDrafts(global) ? withViews(global, { edit }) : global,
  ),
})

type WithViews = { admin?: { components?: { views?: object } } }

function withViews<Entity extends WithViews>(entity: Entity, views: object): Entity {
  const components = entity.admin?.components
  return {
    ...entity,
    admin: {
      ...entity.admin,
      components: { ...components, views: { ...components?.views, ...views } },
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
