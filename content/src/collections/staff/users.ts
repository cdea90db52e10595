import type { CollectionConfig, PayloadRequest } from 'payload'
import { anyStaff } from '../../access/any-staff.ts'
import { hiddenUnless } from '../../access/hidden-unless.ts'
import { hasRole, roles } from '../../access/roles.ts'
import { selfOrAdmin } from '../../access/self-or-admin.ts'
import { staffWith } from '../../access/staff-with.ts'
import { forgiveSignIn, limitSignIn, refuseSignInAlike } from '../../hooks/guard-sign-in.ts'
import {
  keepLastAdministrator,
  keepLastAdministratorsRole,
} from '../../hooks/keep-one-administrator.ts'
import { refuseFirstUserFromAfar } from '../../hooks/refuse-first-user-from-afar.ts'
import { refuseWeakPassword } from '../../hooks/refuse-weak-password.ts'

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
    // Names, so that work can be assigned and shared; the address stays with its owner, see below.
    read: anyStaff,
    update: selfOrAdmin,
    delete: staffWith('admin'),
    unlock: staffWith('admin'),
  },
  hooks: {
    beforeOperation: [refuseFirstUserFromAfar, refuseWeakPassword, limitSignIn],
    beforeChange: [keepLastAdministratorsRole],
    beforeDelete: [keepLastAdministrator],
    afterLogin: [forgiveSignIn],
    afterError: [refuseSignInAlike],
  },
  admin: {
    group: 'Staff',
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role'],
    hidden: hiddenUnless('admin'),
    description: 'Whoever signs in here. A role sees only what it may touch.',
  },
  fields: [
    { name: 'name', type: 'text', required: true },
    {
      // Payload's own field, which every other member of staff could read otherwise.
      name: 'email',
      label: 'E-mail',
      type: 'email',
      access: { read: ({ req, doc }) => hasRole(req.user, 'admin') || isSelf(req.user, doc) },
    },
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

function isSelf(user: PayloadRequest['user'], doc: { id?: unknown } | undefined): boolean {
  return user?.collection === 'users' && user.id === doc?.id
}
