import type { RelationshipField } from 'payload'
import { setChangedBy } from '../fields/common-fields.ts'
import { changeModel, hasDrafts, merge } from './drafts.ts'

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
