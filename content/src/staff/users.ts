import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  PayloadRequest,
  Where,
  WhereField,
} from 'payload'
import { apiError } from '../http/api-error.ts'
import { anyStaff, hiddenUnless, selfOrAdmin, staffWith } from './access.ts'
import { rejectRemoteFirstUser } from './create-staff.ts'
import { hasRole, roles } from './roles.ts'
import { isAdminSecure } from './sign-in/cookies.ts'
import { forgotPassword } from './sign-in/forgot-password.ts'
import {
  clearFailures,
  clearFailuresOfUnlocked,
  hideFailureReason,
  limitSignIn,
} from './sign-in/limit-sign-in.ts'
import { askForCurrentPassword, notifyOldAddress, rejectWeakPassword } from './sign-in/password.ts'

const rejectDemotingLast: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const stepsDown = operation === 'update' && originalDoc.role === 'admin' && data.role !== 'admin'
  if (stepsDown && data.role) await requireOther(req, originalDoc.id)
}

const rejectDeletingLast: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (await countAdministrators(req, { equals: id })) await requireOther(req, id)
}

async function requireOther(req: PayloadRequest, id: number | string): Promise<void> {
  if (await countAdministrators(req, { not_equals: id })) return
  throw apiError(
    req,
    409,
    'This is the last administrator: make another user an administrator first.',
  )
}

async function countAdministrators(req: PayloadRequest, id: WhereField): Promise<number> {
  const where: Where = { role: { equals: 'admin' }, id }
  return (await req.payload.count({ collection: 'users', where, req })).totalDocs
}

/** Staff. There is no visitor login. */
export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Member of staff', plural: 'Staff' },
  auth: {
    // Payload would lock the account for all callers; sign-in/limit-sign-in.ts delays failures.
    maxLoginAttempts: 1_000_000,
    lockTime: 1_000,
    tokenExpiration: 8 * 60 * 60,
    cookies: { sameSite: 'Lax', secure: isAdminSecure },
  },
  access: {
    admin: ({ req }) => Boolean(req.user),
    create: staffWith('admin'),
    // Staff can read names, to assign and share work; access to the email is limited below.
    read: anyStaff,
    update: selfOrAdmin,
    delete: staffWith('admin'),
    unlock: staffWith('admin'),
  },
  hooks: {
    beforeOperation: [
      rejectRemoteFirstUser,
      rejectWeakPassword,
      askForCurrentPassword,
      limitSignIn,
    ],
    beforeChange: [rejectDemotingLast],
    afterChange: [notifyOldAddress],
    beforeDelete: [rejectDeletingLast],
    afterLogin: [clearFailures],
    afterOperation: [clearFailuresOfUnlocked],
    afterError: [hideFailureReason],
  },
  endpoints: [forgotPassword],
  admin: {
    group: 'Staff',
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role'],
    hidden: hiddenUnless('admin'),
    description: 'The people who sign in here. A role sees only what it may change.',
  },
  fields: [
    {
      // Never stored: required to change one's own password or email (sign-in/password.ts).
      name: 'currentPassword',
      label: 'Current password',
      type: 'text',
      virtual: true,
      hooks: { afterRead: [() => null] },
      admin: {
        disableListColumn: true,
        disableListFilter: true,
        disableBulkEdit: true,
        components: {
          Field: '@vitrina/admin/components/staff/current-password.tsx#CurrentPassword',
        },
      },
    },
    { name: 'name', type: 'text', required: true },
    {
      // Payload's own field, which all staff could read otherwise.
      name: 'email',
      label: 'Email',
      type: 'email',
      access: { read: ({ req, id }) => hasRole(req.user, 'admin') || isSelf(req.user, id) },
      // Shown only next to the password.
      admin: { components: { Field: false } },
    },
    {
      name: 'role',
      type: 'select',
      required: true,
      // No default, except for the first account, which is an administrator.
      defaultValue: firstRole,
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

async function firstRole({ req, user }: { req: PayloadRequest; user: PayloadRequest['user'] }) {
  if (user) return undefined
  const { totalDocs } = await req.payload.count({ collection: 'users', req })
  return totalDocs === 0 ? 'admin' : undefined
}

function isSelf(user: PayloadRequest['user'], id: unknown): boolean {
  return user?.collection === 'users' && id !== undefined && String(user.id) === String(id)
}
