import type { CollectionConfig } from 'payload'
import { setChangedBy } from '../fields/common-fields.ts'
import { exportCsv } from '../inbox/export-csv.ts'
import { fact } from '../inbox/fact-field.ts'
import { keepFactsOnRestore, keepReceived } from '../inbox/frozen-fields.ts'
import { inboxComponents } from '../inbox/inbox-components.ts'
import { receivedFields } from '../inbox/received-fields.ts'
import { rejectErased } from '../personal-data/erase-holdings.ts'
import { hiddenUnless, noAccess, staffWith } from '../staff/access.ts'
import { boardEndpoint } from './board.ts'
import { moveApplication } from './change-status.ts'
import { applicationStatuses } from './statuses.ts'

const readers = ['admin', 'recruiter'] as const

/** Job applications. Only the application form creates them. */
export const Applications: CollectionConfig = {
  slug: 'applications',
  access: {
    create: noAccess,
    read: staffWith(...readers),
    readVersions: staffWith(...readers),
    update: staffWith(...readers),
    delete: staffWith('admin'),
  },
  versions: { maxPerDoc: 0, drafts: false },
  trash: true,
  enableQueryPresets: true,
  defaultSort: '-createdAt',
  hooks: {
    beforeValidate: [keepFactsOnRestore],
    beforeChange: [keepReceived, setChangedBy, rejectErased],
  },
  endpoints: [exportCsv('applications'), boardEndpoint, moveApplication],
  admin: {
    group: 'Inbox',
    useAsTitle: 'reference',
    defaultColumns: [
      'reference',
      'name',
      'possibleDuplicateOf',
      'vacancy',
      'status',
      'assignee',
      'rating',
      'createdAt',
    ],
    listSearchableFields: ['reference', 'name', 'email'],
    hidden: hiddenUnless(...readers),
    description: 'Applications to work here. The person who handles one is its assignee.',
    components: inboxComponents('applications'),
  },
  fields: receivedFields({
    inbox: 'applications',
    readers,
    statuses: applicationStatuses,
    // The list has its own bulk action, which also offers the status email.
    bulkStatus: false,
    sent: {
      label: 'Application',
      fields: [
        {
          name: 'vacancy',
          type: 'relationship',
          relationTo: 'careers',
          admin: { ...fact, description: 'Empty: the person wrote without a vacancy.' },
        },
        {
          type: 'row',
          fields: [
            {
              name: 'cv',
              label: 'CV',
              type: 'relationship',
              relationTo: 'documents',
              admin: fact,
            },
            { name: 'links', type: 'text', hasMany: true, admin: fact },
          ],
        },
        { name: 'coverLetter', type: 'textarea', admin: fact },
        {
          name: 'answers',
          label: 'Answers to our questions',
          type: 'array',
          admin: fact,
          fields: [
            { name: 'question', type: 'text', required: true },
            { name: 'answer', type: 'textarea' },
          ],
        },
      ],
    },
    more: [
      {
        name: 'applicantKey',
        label: 'The same for each person and vacancy',
        type: 'text',
        required: true,
        index: true,
        admin: { hidden: true },
      },
      {
        name: 'contentHash',
        label: 'Fingerprint of what was sent',
        type: 'text',
        admin: { hidden: true },
      },
      {
        name: 'possibleDuplicateOf',
        type: 'relationship',
        relationTo: 'applications',
        index: true,
        admin: {
          // Rendered by the field below, for both applications.
          readOnly: true,
          condition: () => false,
          components: {
            Cell: '@vitrina/admin/components/inbox/duplicates.tsx#DuplicateCell',
          },
        },
      },
      {
        name: 'possibleDuplicates',
        type: 'ui',
        admin: {
          position: 'sidebar',
          components: {
            Field: '@vitrina/admin/components/inbox/duplicates.tsx#PossibleDuplicates',
          },
        },
      },
      // Only set on applications that predate `possibleDuplicateOf` and were replaced.
      {
        name: 'sentAgainAt',
        label: 'Sent again',
        type: 'date',
        admin: {
          ...fact,
          position: 'sidebar',
          condition: (data) => Boolean(data?.sentAgainAt),
          description: 'The person has replaced an earlier application; it is in the versions.',
        },
      },
      {
        name: 'rating',
        type: 'number',
        min: 1,
        max: 5,
        admin: { position: 'sidebar', description: 'From 1 to 5.' },
      },
    ],
  }),
}
