import type { CollectionConfig, GlobalConfig } from 'payload'
import { publishedOrStaffWith } from './published-or-staff-with.ts'
import { hasRole, type Role } from './roles.ts'
import { staffWith } from './staff-with.ts'

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
