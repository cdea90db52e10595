import type {
  Access,
  CollectionConfig,
  CollectionSlug,
  Config,
  FieldAccess,
  GlobalConfig,
  GlobalSlug,
  PayloadRequest,
} from 'payload'
import { hasRole, type Role, roles } from './roles.ts'

type Operation = 'read' | 'readVersions' | 'update'

/** The collections in which whoever makes a request may do this, to all of it or to a part. */
export async function collectionsAllowing(
  req: PayloadRequest,
  operation: Operation,
  slugs: readonly CollectionSlug[],
): Promise<CollectionSlug[]> {
  const allowed = await Promise.all(
    slugs.map((slug) => req.payload.collections[slug]?.config.access[operation]?.({ req })),
  )
  return slugs.filter((_, index) => allowed[index])
}

/** The globals in which whoever makes a request may do this. */
export async function globalsAllowing(
  req: PayloadRequest,
  operation: Operation,
  slugs: readonly GlobalSlug[],
): Promise<GlobalSlug[]> {
  const { config } = req.payload.globals
  const allowed = await Promise.all(
    slugs.map((slug) =>
      config.find((global) => global.slug === slug)?.access[operation]?.({ req }),
    ),
  )
  return slugs.filter((_, index) => allowed[index])
}

/** Allows signed-in staff, whatever their role. */
export const anyStaff: Access = ({ req }) => hasRole(req.user, ...roles)

/** Allows everyone, visitors included. */
export const anyone: Access = () => true

/** Access to a public collection: everyone reads what is published, the given roles edit it. */
export function contentAccess(
  ...editors: readonly Role[]
): NonNullable<CollectionConfig['access']> {
  return {
    read: publishedOrStaffWith(...editors),
    readVersions: staffWith(...editors),
    create: staffWith(...editors),
    update: staffWith(...editors),
    delete: staffWith(...editors),
  }
}

/** Access to a global: the same rule, without creating, deleting and the trash. */
export function globalAccess(...editors: readonly Role[]): NonNullable<GlobalConfig['access']> {
  return {
    read: ({ req }) => hasRole(req.user, ...editors) || { _status: { equals: 'published' } },
    readVersions: staffWith(...editors),
    update: staffWith(...editors),
  }
}

/** For `admin.hidden`: keeps out of the menu what a role may not touch. */
export const hiddenUnless =
  (...allowed: readonly Role[]) =>
  ({ user }: { user: unknown }): boolean =>
    !hasRole(user as PayloadRequest['user'], ...allowed)

/** For what has no drafts: everyone reads it until it is put into the trash. */
export const keptOrStaffWith =
  (...allowed: readonly Role[]): Access =>
  ({ req }) =>
    hasRole(req.user, ...allowed) || { deletedAt: { exists: false } }

/** Allows no one through an interface; the intake itself writes with its own authority. */
export const nobody: Access = () => false

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

/**
 * Lets staff with one of the given roles read drafts and the trash too; everyone else, visitors
 * included, reads what is published. What lies in the trash may still be marked as published, and
 * whoever asks for the trash is given it, so it is left out by name.
 */
export const publishedOrStaffWith =
  (...allowed: readonly Role[]): Access =>
  ({ req }) =>
    hasRole(req.user, ...allowed) || {
      _status: { equals: 'published' },
      deletedAt: { exists: false },
    }

/** Lets staff reach their own account, and administrators every account. */
export const selfOrAdmin: Access = ({ req }) => {
  if (hasRole(req.user, 'admin')) return true
  return req.user ? { id: { equals: req.user.id } } : false
}

/**
 * For the fields of a group that staff may keep to themselves with a checkbox `shown` beside them.
 * Without a document in hand, as when somebody filters or sorts by such a field, it stays closed.
 */
export const shownOrStaffWith =
  (...allowed: readonly Role[]): FieldAccess =>
  ({ req, siblingData }) =>
    hasRole(req.user, ...allowed) || (siblingData as { shown?: unknown })?.shown === true

/** Allows signed-in staff with one of the given roles, and nobody else. */
export const staffWith =
  (...allowed: readonly Role[]): Access =>
  ({ req }) =>
    hasRole(req.user, ...allowed)
