import type { GlobalConfig } from 'payload'
import { requiredText, row } from '../fields/common-fields.ts'
import { receivedCollection } from '../inbox/received-collection.ts'
import { fact } from '../inbox/received-fields.ts'
import { hiddenUnless, staffWith } from '../staff/access.ts'
import { boardEndpoint } from './board.ts'
import { moveApplication } from './change-status.ts'
import { applicationStatuses } from './status-email.ts'

/** Job applications. Only the application form creates them. */
export const Applications = receivedCollection({
  inbox: 'applications',
  readers: ['admin', 'recruiter'],
  statuses: applicationStatuses,
  // The list has its own bulk action, which also offers the status email.
  bulkStatus: false,
  endpoints: [boardEndpoint, moveApplication],
  admin: {
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
    description: 'Job applications. The assignee is the person who handles one.',
  },
  sent: {
    label: 'Application',
    fields: [
      {
        name: 'vacancy',
        type: 'relationship',
        relationTo: 'vacancies',
        admin: { ...fact, description: 'Empty for an application without a vacancy.' },
      },
      row(
        { name: 'cv', label: 'CV', type: 'relationship', relationTo: 'documents', admin: fact },
        { name: 'links', type: 'text', hasMany: true, admin: fact },
      ),
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
      label: 'Applicant and vacancy key',
      type: 'text',
      required: true,
      index: true,
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
        components: { Cell: '@vitrina/admin/components/inbox/duplicates.tsx#DuplicateCell' },
      },
    },
    {
      name: 'possibleDuplicates',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: { Field: '@vitrina/admin/components/inbox/duplicates.tsx#PossibleDuplicates' },
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
})

/** Email templates per status, offered to staff when they change the status of an application. */
export const ApplicationEmails: GlobalConfig = {
  slug: 'application-emails',
  label: 'Emails to applicants',
  access: { read: staffWith('admin', 'recruiter'), update: staffWith('admin', 'recruiter') },
  admin: {
    group: 'Inbox',
    hidden: hiddenUnless('admin', 'recruiter'),
    description:
      'Offered when an application is moved to a step; it can be changed before it is sent. {name}, {vacancy}, {reference} and {company} are filled in.',
  },
  fields: [
    {
      name: 'steps',
      label: 'Emails',
      labels: { singular: 'Email message', plural: 'Emails' },
      type: 'array',
      fields: [
        row(
          {
            name: 'status',
            label: 'Step',
            type: 'select',
            required: true,
            options: applicationStatuses.filter(({ value }) => value !== 'new'),
          },
          requiredText('subject', undefined, 150),
        ),
        { name: 'text', type: 'textarea', required: true, localized: true, maxLength: 4000 },
      ],
    },
  ],
}
