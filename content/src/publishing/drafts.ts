import type { RelationshipField } from 'payload'
import {
  type CollectionConfig,
  type CollectionSlug,
  deepMerge,
  type GlobalConfig,
  type GlobalSlug,
  isPlainObject,
  type PayloadRequest,
  type Plugin,
  type SelectIncludeType,
} from 'payload'
import { setChangedBy } from '../fields/common-fields.ts'

/** Autosave delay in milliseconds, which is also the delay of the live preview. */
const autosave = { interval: 600, showSaveDraftButton: true }
const schedulePublish = { timeFormat: 'HH:mm' }
const drafts = { schedulePublish, validate: false, autosave }

/** Drafts, a history of versions and scheduled publishing, the same for every public collection. */
export const draftsAndVersions = { maxPerDoc: 50, drafts } satisfies CollectionConfig['versions']

/** The same for a global. */
export const globalDrafts = { max: 50, drafts } satisfies GlobalConfig['versions']

/** A plugin that changes all collections and globals that meet a condition. */
export const changeModel =
  (
    isChanged: (entity: CollectionConfig | GlobalConfig) => boolean,
    change: (collection: CollectionConfig) => CollectionConfig,
    changeGlobal: (global: GlobalConfig) => GlobalConfig = (global) => global,
  ): Plugin =>
  (config) => ({
    ...config,
    collections: config.collections?.map((each) => (isChanged(each) ? change(each) : each)),
    globals: config.globals?.map((each) => (isChanged(each) ? changeGlobal(each) : each)),
  })

/** Merges two parts of a configuration: lists are concatenated, otherwise the second one counts. */
export function merge<Entity extends object>(first: Partial<Entity>, second: Partial<Entity>) {
  return deepMerge<Entity>(first, second, { clone: false, isMergeableObject: isPlainObject })
}

const folder = '@vitrina/admin/components/publishing'
const edit = {
  default: { Component: `${folder}/edit-view.tsx#EditView` },
  versions: { Component: `${folder}/document-views.tsx#VersionsView` },
}
const create = {
  Component: `${folder}/document-views.tsx#CreateView`,
  path: '/create',
  exact: true,
} as const

/**
 * Our forms for everything with drafts. A new document is stored only when staff save it: with
 * autosave, Payload would store an empty draft as soon as its form is opened.
 */
export const storeOnSave = changeModel(
  hasDrafts,
  (collection) => merge(collection, { admin: { components: { views: { create, edit } } } }),
  (global) => merge(global, { admin: { components: { views: { edit } } } }),
)

type Config = { slug: string; trash?: boolean; versions?: boolean | { drafts?: unknown } }

/** Whether changes can be saved without being public. */
export function hasDrafts({ versions }: Pick<Config, 'versions'>): boolean {
  return typeof versions === 'object' && Boolean(versions.drafts)
}

/** The fields that decide whether and how visitors see a document; `null` without a document. */
export type PublicState = {
  _status?: unknown
  deletedAt?: string | null
  updatedAt?: string
} | null

/** The fields of `PublicState` that a collection or global with drafts has. */
export function publicFields({ trash = false }: Pick<Config, 'trash'>): SelectIncludeType {
  return { updatedAt: true, _status: true, ...(trash && { deletedAt: true }) }
}

/** The row that visitors read, not a newer draft; `id` is missing for a global. */
export function publicState(req: PayloadRequest, config: Config, id?: number | string) {
  const { db } = req.payload
  const read = { select: publicFields(config), req }
  if (id === undefined) {
    return db.findGlobal<NonNullable<PublicState>>({ ...read, slug: config.slug as GlobalSlug })
  }
  return db.findOne<NonNullable<PublicState> & { id: number }>({
    ...read,
    collection: config.slug as CollectionSlug,
    where: { id: { equals: id } },
  })
}

export function isPublic(state: PublicState): boolean {
  return state?._status === 'published' && !state.deletedAt
}

/** Read by the list of versions only: neither visitors nor the API get it. */
const changedBy: RelationshipField = {
  name: 'changedBy',
  type: 'relationship',
  relationTo: 'users',
  hidden: true,
  access: { read: () => false },
  admin: { hidden: true },
}

const author = { fields: [changedBy], hooks: { beforeChange: [setChangedBy] } }

/** Stores with each version of what has drafts which user made it. */
export const recordAuthors = changeModel(
  hasDrafts,
  (collection) => merge(collection, author),
  (global) => merge(global, author),
)
