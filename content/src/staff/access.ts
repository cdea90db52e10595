import type { Access, Config, FieldAccess, PayloadRequest } from 'payload'

/** Staff roles; the full access table is in `tests/model/access/access-table.ts`. */
export const roles = ['admin', 'editor', 'recruiter', 'sales'] as const
export type Role = (typeof roles)[number]

/** Whether the user is active staff with one of the given roles; access is the union of roles. */
export function hasRole(user: PayloadRequest['user'], ...allowed: readonly Role[]): boolean {
  if (user?.collection !== 'users' || user.status !== 'active') return false
  return user.roles?.some((role) => allowed.includes(role)) ?? false
}

/** The slugs of the collections or globals that the user may read or change, in whole or in part. */
export async function slugsAllowing<Slug extends string>(
  req: PayloadRequest,
  operation: 'read' | 'update',
  entities: readonly { slug: Slug; access: { [operation in 'read' | 'update']?: Access } }[],
): Promise<Slug[]> {
  const allowed = await Promise.all(entities.map(({ access }) => access[operation]?.({ req })))
  return entities.filter((_, index) => allowed[index]).map(({ slug }) => slug)
}

export const anyStaff: Access = ({ req }) => hasRole(req.user, ...roles)

export const anyone: Access = () => true

/** Access to a public collection: everyone reads what is published, the given roles edit it. */
export function contentAccess(...editors: readonly Role[]) {
  const edit = staffWith(...editors)
  const read = publishedOrStaffWith(...editors)
  return { read, readVersions: edit, create: edit, update: edit, delete: edit }
}

/** Access to a global: the same rule, without creating, deleting and the trash. */
export function globalAccess(...editors: readonly Role[]) {
  const edit = staffWith(...editors)
  const read: Access = ({ req }) =>
    hasRole(req.user, ...editors) || { _status: { equals: 'published' } }
  return { read, readVersions: edit, update: edit }
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

/** Filters can contain a person's address: a role accesses only those of what it may read. */
const overReadableCollections: Access = async ({ req, data }) => {
  if (!(await anyStaff({ req }))) return false
  const { 'consultation-requests': requests, applications } = req.payload.collections
  const readable = await slugsAllowing(req, 'read', [requests.config, applications.config])
  const { relatedCollection } = (data ?? {}) as { relatedCollection?: string }
  if (relatedCollection && !readable.some((slug) => slug === relatedCollection)) return false
  return readable.length > 0 && { relatedCollection: { in: readable } }
}

export const presetAccess: NonNullable<Config['queryPresets']>['access'] = {
  // When creating, there are no documents to filter yet, so the result is a boolean.
  create: async (args) => Boolean(await overReadableCollections(args)),
  read: overReadableCollections,
  update: overReadableCollections,
  delete: overReadableCollections,
}

/**
 * Lets staff with one of the given roles read drafts and the trash too. A document in the trash may
 * still be marked as published, so it is excluded explicitly.
 */
export const publishedOrStaffWith =
  (...allowed: readonly Role[]): Access =>
  ({ req }) =>
    hasRole(req.user, ...allowed) || {
      _status: { equals: 'published' },
      deletedAt: { exists: false },
    }

/** Gives staff access to their own account, and administrators to every account. */
export const selfOrAdmin: Access = ({ req: { user } }) =>
  hasRole(user, 'admin') || (hasRole(user, ...roles) && { id: { equals: user?.id } })

/** For fields that are public with the checkbox `shown` next to them; never for filtering. */
export const shownOrStaffWith =
  (...allowed: readonly Role[]): FieldAccess =>
  ({ req, siblingData }) =>
    hasRole(req.user, ...allowed) || (siblingData as { shown?: unknown })?.shown === true

export const staffWith =
  (...allowed: readonly Role[]): Access =>
  ({ req }) =>
    hasRole(req.user, ...allowed)
