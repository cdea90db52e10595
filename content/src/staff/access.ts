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

/** The collections in which the user may do this, for all or some documents. */
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

/** The globals in which the user may do this. */
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

/** For `admin.hidden`: hides from the menu what a role may not access. */
export const hiddenUnless =
  (...allowed: readonly Role[]) =>
  ({ user }: { user: unknown }): boolean =>
    !hasRole(user as PayloadRequest['user'], ...allowed)

/** For collections without drafts: everyone reads documents that are not in the trash. */
export const untrashedOrStaffWith =
  (...allowed: readonly Role[]): Access =>
  ({ req }) =>
    hasRole(req.user, ...allowed) || { deletedAt: { exists: false } }

/** Allows no access through the API; server code bypasses access control to write. */
export const noAccess: Access = () => false

const withPresets = ['consultation-requests', 'applications'] as const

/**
 * Saved filters contain what staff searched for, such as a person's address: a role can access only
 * filters of collections that it may read, however widely they are shared.
 */
const overReadableCollections: Access = async ({ req, data }) => {
  if (!(await anyStaff({ req }))) return false
  const readable = await collectionsAllowing(req, 'read', withPresets)
  const { relatedCollection } = (data ?? {}) as { relatedCollection?: string }
  if (relatedCollection && !readable.some((slug) => slug === relatedCollection)) return false
  return readable.length > 0 && { relatedCollection: { in: readable } }
}

/** When creating, there are no documents to filter yet, so the result is a boolean. */
const createOverReadable: Access = async (args) => Boolean(await overReadableCollections(args))

export const presetAccess: NonNullable<Config['queryPresets']>['access'] = {
  create: createOverReadable,
  read: overReadableCollections,
  update: overReadableCollections,
  delete: overReadableCollections,
}

/**
 * Lets staff with one of the given roles read drafts and the trash too; everyone else, including
 * visitors, reads what is published. A document in the trash may still be marked as published, and
 * a caller can ask for the trash, so it is excluded explicitly.
 */
export const publishedOrStaffWith =
  (...allowed: readonly Role[]): Access =>
  ({ req }) =>
    hasRole(req.user, ...allowed) || {
      _status: { equals: 'published' },
      deletedAt: { exists: false },
    }

/** Gives staff access to their own account, and administrators to every account. */
export const selfOrAdmin: Access = ({ req }) => {
  if (hasRole(req.user, 'admin')) return true
  return req.user ? { id: { equals: req.user.id } } : false
}

/**
 * For the fields of a group that are public only with the checkbox `shown` next to them. Without a
 * document, as when filtering or sorting by such a field, access is denied.
 */
export const shownOrStaffWith =
  (...allowed: readonly Role[]): FieldAccess =>
  ({ req, siblingData }) =>
    hasRole(req.user, ...allowed) || (siblingData as { shown?: unknown })?.shown === true

/** Allows only signed-in staff with one of the given roles. */
export const staffWith =
  (...allowed: readonly Role[]): Access =>
  ({ req }) =>
    hasRole(req.user, ...allowed)
