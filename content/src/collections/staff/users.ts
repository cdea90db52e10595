import type { CollectionConfig } from 'payload'
import { hiddenUnless } from '../../access/hidden-unless.ts'
import { hasRole, roles } from '../../access/roles.ts'
import { selfOrAdmin } from '../../access/self-or-admin.ts'
import { staffWith } from '../../access/staff-with.ts'
import { refuseFirstUserFromAfar } from '../../hooks/refuse-first-user-from-afar.ts'

/** Staff. There is no visitor login. */
export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Member of staff', plural: 'Staff' },
  auth: {
    // Ten failures lock the account for a quarter of an hour.
    maxLoginAttempts: 10,
    lockTime: 15 * 60 * 1000,
    tokenExpiration: 8 * 60 * 60,
    cookies: { sameSite: 'Lax' },
  },
  access: {
    admin: ({ req }) => Boolean(req.user),
    create: staffWith('admin'),
    read: selfOrAdmin,
    update: selfOrAdmin,
    delete: staffWith('admin'),
    unlock: staffWith('admin'),
  },
  hooks: { beforeOperation: [refuseFirstUserFromAfar] },
  admin: {
    group: 'Staff',
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role'],
    hidden: hiddenUnless('admin'),
  },
  fields: [
    { name: 'name', type: 'text', required: true },
    {
      name: 'role',
      type: 'select',
      required: true,
      // Whoever may create staff chooses; the very first one is an administrator.
      defaultValue: 'admin',
      saveToJWT: true,
      access: { update: ({ req }) => hasRole(req.user, 'admin') },
      options: roles.map((role) => ({
        label: role[0]?.toUpperCase() + role.slice(1),
        value: role,
      })),
      admin: {
        description:
          'Admin: everything. Editor: content. Recruiter: vacancies and applications. Sales: consultation requests.',
      },
    },
  ],
}
