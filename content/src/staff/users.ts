import type {
  CollectionBeforeChangeHook,
  CollectionBeforeLoginHook,
  CollectionConfig,
  Condition,
  FieldAccess,
  PayloadRequest,
  Where,
} from 'payload'
import { apiError } from '../http/error-response.ts'
import { defaultLanguage } from '../i18n/languages.ts'
import { lock } from '../storage/locks.ts'
import {
  anyStaff,
  hasRole,
  hiddenUnless,
  noAccess,
  roles,
  selfOrAdmin,
  staffWith,
} from './access.ts'
import { rejectRemoteFirstUser } from './create-staff.ts'
import { acceptInvitation, invitationEndpoints } from './invitations.ts'
import { endSessions, ownSessions, recordDevice, sessionSeconds } from './sessions.ts'
import { isAdminSecure } from './sign-in/cookies.ts'
import { forgotPassword } from './sign-in/forgot-password.ts'
import {
  clearFailures,
  clearFailuresOfUnlocked,
  hideFailureReason,
  limitSignIn,
} from './sign-in/limit-sign-in.ts'
import { askForCurrentPassword, notifyOldAddress, rejectWeakPassword } from './sign-in/password.ts'
import { readPasswordLink } from './sign-in/password-link.ts'

const components = '@vitrina/admin/components/staff'

const onlyAdmin: FieldAccess = ({ req }) => hasRole(req.user, 'admin')
/** Hides a field from those who may not change it; the first account is made without a user. */
const shownToAdmin: Condition = (_, __, { user }) => !user || hasRole(user, 'admin')

type Standing = { roles?: string[]; status?: string }

/** Ends the sessions of a deactivated account, and keeps one active administrator. */
const changeStanding: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation !== 'update') return data
  const before: Standing = originalDoc
  const after: Standing = {
    roles: data.roles ?? before.roles,
    status: data.status ?? before.status,
  }
  if ((before.status === 'invited') !== (after.status === 'invited')) {
    throw apiError(req, 409, 'An invitation is accepted only by the person invited.')
  }
  if (isAdministrator(before) && !isAdministrator(after)) {
    // Of two administrators, each could end the other's role at the same moment.
    await lock(req, 'administrators')
    const others: Where = {
      roles: { in: ['admin'] },
      status: { equals: 'active' },
      id: { not_equals: originalDoc.id },
    }
    const { totalDocs } = await req.payload.count({ collection: 'users', where: others, req })
    if (totalDocs === 0) {
      throw apiError(
        req,
        409,
        'This is the last administrator: make another user an administrator first.',
      )
    }
  }
  if (after.status !== 'deactivated') return data
  return { ...data, sessions: [], resetPasswordExpiration: null }
}

const isAdministrator = ({ roles, status }: Standing) =>
  status === 'active' && roles?.includes('admin')

const rejectInactive: CollectionBeforeLoginHook = ({ req, user }) => {
  if (user.status === 'active') return
  throw apiError(req, 403, 'This account is deactivated: ask an administrator.')
}

/** Staff. There is no visitor login. */
export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Member of staff', plural: 'Staff' },
  auth: {
    // Payload would lock the account for all callers; sign-in/limit-sign-in.ts delays failures.
    maxLoginAttempts: 1_000_000,
    lockTime: 1_000,
    tokenExpiration: sessionSeconds,
    cookies: { sameSite: 'Lax', secure: isAdminSecure },
  },
  access: {
    admin: ({ req }) => hasRole(req.user, ...roles),
    // Staff are invited, and deactivated instead of deleted: requests and versions name them.
    create: noAccess,
    delete: noAccess,
    // Staff can read names, to assign and share work; access to the email is limited below.
    read: anyStaff,
    update: selfOrAdmin,
    unlock: staffWith('admin'),
  },
  hooks: {
    beforeOperation: [
      rejectRemoteFirstUser,
      rejectWeakPassword,
      askForCurrentPassword,
      limitSignIn,
      readPasswordLink,
    ],
    beforeValidate: [acceptInvitation],
    beforeChange: [changeStanding],
    afterChange: [notifyOldAddress],
    beforeLogin: [rejectInactive],
    afterLogin: [clearFailures, recordDevice],
    afterOperation: [clearFailuresOfUnlocked],
    afterError: [hideFailureReason],
  },
  endpoints: [forgotPassword, ...ownSessions, endSessions, ...invitationEndpoints],
  admin: {
    group: 'Staff',
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'roles', 'status'],
    hidden: hiddenUnless('admin'),
    description:
      'The people who sign in here. A role sees only what it may change; several roles add up.',
    components: {
      beforeListTable: [`${components}/invitations.tsx#InviteStaff`],
      edit: { beforeDocumentControls: [`${components}/invitations.tsx#OpenInvitation`] },
    },
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
        components: { Field: `${components}/account.tsx#CurrentPassword` },
      },
    },
    {
      // Never stored: hides the button that changes it from everyone but its owner.
      name: 'password',
      type: 'text',
      virtual: true,
      // Payload asks without an id when it decides what to show.
      access: { update: ({ req, id, doc }) => isSelf(req.user, id ?? doc?.id) },
      admin: { disabled: true, components: { Field: false } },
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
      name: 'roles',
      type: 'select',
      hasMany: true,
      required: true,
      // No default, except for the first account, which is an administrator.
      defaultValue: firstRoles,
      access: { update: onlyAdmin },
      options: roles.map((role) => ({
        label: role[0]?.toUpperCase() + role.slice(1),
        value: role,
      })),
      admin: {
        condition: shownToAdmin,
        disableBulkEdit: true,
        description:
          'Admin: everything. Editor: content. Recruiter: vacancies and applications. Sales: consultation requests.',
      },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'active',
      access: { update: onlyAdmin },
      options: [
        { label: 'Active', value: 'active' },
        { label: 'Invited, not yet accepted', value: 'invited' },
        { label: 'Deactivated', value: 'deactivated' },
      ],
      filterOptions: ({ options }) =>
        options.filter((option) => typeof option === 'string' || option.value !== 'invited'),
      admin: {
        condition: (data, siblingData, context) =>
          Boolean(data?.id && data.status !== 'invited') &&
          shownToAdmin(data, siblingData, context),
        disableBulkEdit: true,
        isClearable: false,
        description:
          'Someone deactivated is signed out at once and cannot sign in. What they did and were assigned stays readable, and they can be made active again.',
        components: { Cell: `${components}/invitations.tsx#StatusCell` },
      },
    },
    // Of the invitation. As text, so that a new language needs no migration.
    { name: 'language', type: 'text', defaultValue: defaultLanguage, admin: { hidden: true } },
    {
      // Payload's own field, which knows no device.
      name: 'sessions',
      type: 'array',
      fields: [{ name: 'device', type: 'text' }],
    },
    {
      name: 'sessionList',
      label: 'Sessions',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: `${components}/account.tsx#Sessions` },
      },
    },
  ],
}

async function firstRoles({ req, user }: { req: PayloadRequest; user: PayloadRequest['user'] }) {
  if (user) return undefined
  const { totalDocs } = await req.payload.count({ collection: 'users', req })
  return totalDocs === 0 ? ['admin' as const] : undefined
}

function isSelf(user: PayloadRequest['user'], id: unknown): boolean {
  return user?.collection === 'users' && id !== undefined && String(user.id) === String(id)
}
