import type {
  CollectionConfig,
  Endpoint,
  Field,
  FilterOptions,
  GroupField,
  OptionObject,
} from 'payload'
import { row, selectField, setChangedBy, tabs } from '../fields/common-fields.ts'
import { rejectErased } from '../personal-data/erase-holdings.ts'
import { hiddenUnless, noAccess, staffWith } from '../staff/access.ts'
import type { Role } from '../staff/roles.ts'
import { exportCsv } from './export-csv.ts'
import { fact, freezeFacts, freezeFactsOnRestore, freezeSubmission } from './frozen-fields.ts'
import type { Inbox } from './inboxes.ts'

type Received = {
  inbox: Inbox
  /** Roles that may read the inbox and be assigned to its documents. */
  readers: readonly Role[]
  statuses: OptionObject[]
  /** Whether the list can change the status of many documents at once. */
  bulkStatus: boolean
  /** Submitted fields other than the contact details. */
  sent: { label: string; fields: Field[] }
  /** Fields of this inbox only. */
  more?: Field[]
  endpoints: Omit<Endpoint, 'root'>[]
  admin: CollectionConfig['admin']
}

/** Visitors' submissions. Only the form creates them; no API can change what was recorded. */
export function receivedCollection(received: Received): CollectionConfig {
  const { inbox, readers, endpoints, admin } = received
  const serverProps = { inbox }
  const access = staffWith(...readers)
  return {
    slug: inbox,
    access: {
      create: noAccess,
      read: access,
      readVersions: access,
      update: access,
      delete: staffWith('admin'),
    },
    versions: { maxPerDoc: 0, drafts: false },
    trash: true,
    enableQueryPresets: true,
    defaultSort: '-createdAt',
    hooks: {
      beforeValidate: [freezeFactsOnRestore],
      beforeChange: [freezeSubmission, setChangedBy, rejectErased],
    },
    endpoints: [exportCsv(inbox), ...endpoints],
    admin: {
      group: 'Inbox',
      useAsTitle: 'reference',
      hidden: hiddenUnless(...readers),
      components: {
        beforeListTable: ['@vitrina/admin/components/inbox/list-tools.tsx#ListTools'],
        edit: {
          beforeDocumentControls: [
            {
              path: '@vitrina/admin/components/inbox/reply-by-email.tsx#ReplyByEmail',
              serverProps,
            },
            ...(inbox === 'applications'
              ? ['@vitrina/admin/components/applications/application-tools.tsx#WriteEmailTool']
              : []),
            {
              path: '@vitrina/admin/components/personal-data/person-view.tsx#AboutPerson',
              serverProps,
            },
          ],
        },
      },
      ...admin,
    },
    fields: receivedFields(received),
  }
}

/** What a person agreed to, stored with each submission. */
export const givenConsent: GroupField = {
  name: 'consent',
  type: 'group',
  admin: { description: 'What the person agreed to, in the words they read.' },
  fields: [
    { name: 'text', label: 'Wording', type: 'textarea', admin: fact },
    row(
      { name: 'version', label: 'Version of the wording', type: 'text', admin: fact },
      { name: 'givenAt', type: 'date', admin: fact },
    ),
  ],
}

const hidden = { admin: { hidden: true } }

function receivedFields({ inbox, readers, statuses, bulkStatus, sent, more = [] }: Received) {
  const fields: Field[] = [
    row(
      { name: 'name', type: 'text', required: true, admin: fact },
      { name: 'email', label: 'E-mail', type: 'email', required: true, index: true, admin: fact },
      { name: 'phone', type: 'text', admin: fact },
    ),
    {
      name: 'idempotencyKey',
      label: 'Key against sending twice',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      ...hidden,
    },
    { name: 'contentHash', label: 'Fingerprint of what was sent', type: 'text', ...hidden },
    tabs({
      [sent.label]: sent.fields,
      Notes: [
        {
          name: 'notes',
          type: 'array',
          admin: {
            // A bulk edit would replace the notes of each document.
            disableBulkEdit: true,
            description:
              'Among colleagues; the person who wrote never sees them. Each can be changed by its author only.',
          },
          fields: [
            {
              name: 'text',
              label: 'Note',
              type: 'textarea',
              required: true,
              admin: {
                components: { Field: '@vitrina/admin/components/inbox/note-text.tsx#NoteText' },
              },
            },
            row(
              {
                name: 'author',
                type: 'relationship',
                relationTo: 'users',
                defaultValue: ({ user }) => user?.id,
                admin: { readOnly: true },
              },
              {
                name: 'writtenAt',
                type: 'date',
                defaultValue: () => new Date().toISOString(),
                admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
              },
            ),
          ],
        },
      ],
      History: [
        {
          name: 'history',
          type: 'ui',
          admin: {
            components: { Field: '@vitrina/admin/components/inbox/history.tsx#History' },
          },
        },
      ],
      'Origin and consent': [
        {
          name: 'source',
          label: 'Where they came from',
          type: 'group',
          fields: [
            row(
              { name: 'page', label: 'First page', type: 'text', admin: fact },
              { name: 'referrer', label: 'Came from', type: 'text', admin: fact },
              { name: 'campaign', type: 'text', admin: fact },
            ),
          ],
        },
        givenConsent,
      ],
    }),
    {
      name: 'reference',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      admin: { ...fact, position: 'sidebar' },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'new',
      index: true,
      options: statuses,
      admin: {
        disableBulkEdit: !bulkStatus,
        position: 'sidebar',
        description: 'How far the answer is. What is new waits on everybody’s dashboard.',
      },
    },
    {
      name: 'assignee',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      filterOptions: assignableStaff(inbox, readers),
      admin: { position: 'sidebar', description: 'Who answers.' },
    },
    selectField(
      'spamSigns',
      {
        trap: 'Filled in a field that people do not see',
        fast: 'Sent within seconds of opening the page',
        links: 'Contains many links or code for links',
        repeated: 'The same words were sent several times',
      },
      {
        label: 'Possible spam',
        required: undefined,
        hasMany: true,
        admin: {
          ...fact,
          position: 'sidebar',
          condition: (data) => Boolean(data?.spamSigns?.length),
          description: 'Why it may have been written by a machine. It is kept all the same.',
        },
      },
    ),
    {
      name: 'keepUntil',
      type: 'date',
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayOnly' },
        description: 'Empty: as long as the settings for personal data say.',
      },
    },
    {
      name: 'erasureAnnouncedAt',
      label: 'Erasure announced',
      type: 'date',
      index: true,
      ...hidden,
    },
    // The user who made the change of a version; empty if it came through the site.
    { name: 'changedBy', type: 'relationship', relationTo: 'users', ...hidden },
    ...more,
  ]
  return freezeFacts(fields)
}

/** Offers staff who may read the inbox; a current assignee stays valid, or saving would fail. */
function assignableStaff(inbox: Inbox, readers: readonly Role[]): FilterOptions {
  return async ({ id, req }) => {
    const isReader = { role: { in: [...readers] } }
    if (id === undefined) return isReader
    const document = await req.payload.findByID({
      collection: inbox,
      id,
      depth: 0,
      trash: true,
      select: { assignee: true },
      disableErrors: true,
      req,
    })
    return document?.assignee ? { or: [isReader, { id: { equals: document.assignee } }] } : isReader
  }
}
