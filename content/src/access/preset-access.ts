import type { Access, Config } from 'payload'
import { collectionsAllowing } from './allowing.ts'
import { anyStaff } from './any-staff.ts'

const withPresets = ['consultation-requests', 'applications'] as const

/**
 * Saved filters hold what staff searched for, such as a person's address: a role meets only those
 * over a collection that it may read, however widely they are shared.
 */
const overReadableCollections: Access = async ({ req, data }) => {
  if (!(await anyStaff({ req }))) return false
  const readable = await collectionsAllowing(req, 'read', withPresets)
  const { relatedCollection } = (data ?? {}) as { relatedCollection?: string }
  if (relatedCollection && !readable.some((slug) => slug === relatedCollection)) return false
  return readable.length > 0 && { relatedCollection: { in: readable } }
}

/** Creating knows no documents yet, so the answer is yes or no. */
const createOverReadable: Access = async (args) => Boolean(await overReadableCollections(args))

export const presetAccess: NonNullable<Config['queryPresets']>['access'] = {
  create: createOverReadable,
  read: overReadableCollections,
  update: overReadableCollections,
  delete: overReadableCollections,
}
