import { globalsWithPages } from '@vitrina/content/paths.ts'
import { type Combination, rolesOf, type TestUserName } from './test-users.ts'

export const operations = [
  'create',
  'read',
  'read draft',
  'read trash',
  'read versions',
  'update',
  'trash',
  'delete',
  'restore',
  'unlock',
] as const
export type Operation = (typeof operations)[number]

/** What a caller may do; everything else is rejected. */
type Row = Partial<Record<TestUserName, readonly Operation[]>>

/** What the table allows; two roles may do what either of them may. */
export function allowedTo(row: Row, testUser: TestUserName | Combination): readonly Operation[] {
  if (testUser === 'anonymous') return row.anonymous ?? []
  return rolesOf(testUser).flatMap((role) => row[role] ?? [])
}

const everything: Operation[] = [
  ...(['create', 'read', 'read draft', 'read trash', 'read versions'] as const),
  ...(['update', 'trash', 'delete', 'restore'] as const),
]
const handle: Operation[] = ['read', 'read trash', 'read versions', 'update', 'restore']
const file: Operation[] = ['create', 'read', 'read trash', 'update', 'trash', 'delete']
const plain: Operation[] = ['create', 'read', 'update', 'delete']
const read: Operation[] = ['read']

const visitors = { recruiter: read, sales: read, anonymous: read }
const content: Row = { admin: everything, editor: everything, ...visitors }

/** Who may do what, in every collection that Payload's REST interface knows. */
export const collectionTable: Record<string, Row> = {
  services: content,
  projects: content,
  testimonials: content,
  faqs: content,
  'legal-pages': content,
  pages: content,
  employees: content,
  departments: content,
  articles: content,
  topics: content,
  vacancies: { ...content, recruiter: everything },
  media: { admin: file, editor: file, ...visitors },
  redirects: { admin: plain, editor: plain, ...visitors },
  'missed-addresses': { admin: ['read', 'delete'], editor: ['read', 'delete'] },

  'consultation-requests': { admin: [...handle, 'trash', 'delete'], sales: handle },
  applications: { admin: [...handle, 'trash', 'delete'], recruiter: handle },
  // The one looked at here came with an application.
  documents: { admin: ['read', 'delete'], recruiter: read },
  'job-alerts': { admin: ['read', 'delete'], recruiter: ['read', 'delete'] },
  emails: { admin: ['read', 'delete'] },
  erasures: { admin: read },

  // The account of another user. Of it, everyone but an administrator reads the name and the roles.
  // It is made by an invitation, and deactivated instead of deleted.
  users: { admin: ['read', 'update', 'unlock'], editor: read, recruiter: read, sales: read },

  // One over consultation requests, shared with everyone.
  'payload-query-presets': { admin: plain, sales: plain },
  // One on a service, which an administrator edits.
  'payload-locked-documents': {
    admin: ['read', 'update', 'delete'],
    editor: ['read', 'update', 'delete'],
  },
  // Those of another user.
  'payload-preferences': {
    admin: ['create'],
    editor: ['create'],
    recruiter: ['create'],
    sales: ['create'],
  },
  'payload-jobs': {},
  'payload-kv': {},
}

const page: Operation[] = ['read', 'read draft', 'read versions', 'update', 'restore']
const setting: Operation[] = ['read', 'read versions', 'update', 'restore']
const pageRow: Row = { admin: page, editor: page, ...visitors }
const settingRow: Row = { admin: setting, editor: setting, ...visitors }

export const globalOperations = [
  'read',
  'read draft',
  'read versions',
  'update',
  'restore',
] as const

/** The same for every global. */
export const globalTable: Record<string, Row> = {
  ...Object.fromEntries(globalsWithPages().map((slug) => [slug, pageRow])),
  brand: pageRow,
  company: settingRow,
  navigation: settingRow,
  wording: settingRow,
  'application-emails': { admin: ['read', 'update'], recruiter: ['read', 'update'] },
  'personal-data': { admin: ['read', 'update'], editor: read, ...visitors },
  'sample-content': {},
  setup: {},
}
