import type { Field, FilterOptions, GroupField, OptionObject, TextField } from 'payload'
import type { ChoiceList } from '../consultations/fields.ts'
import { row, selectField, sidebarDayField, tabs } from '../fields/common-fields.ts'
import type { Role } from '../staff/access.ts'
import type { Inbox } from './inboxes.ts'

const component = '@vitrina/admin/components/inbox/fields.tsx#Fact'

/** The `admin` of a submitted field: shown as text with links instead of a disabled input. */
export const fact = { readOnly: true, components: { Field: component } }

function factField(name: string, label?: string): TextField {
  return { name, label, type: 'text', admin: fact }
}

/** Same for a choice of the hire-us form: the value is stored and the label is shown. */
export function choiceOf(choices: ChoiceList) {
  return { readOnly: true, components: { Field: { path: component, serverProps: { choices } } } }
}

/** What visitors consent to when they send a form; stored with every submission. */
export const consentFields: Field[] = [
  {
    name: 'consentText',
    type: 'textarea',
    required: true,
    localized: true,
    admin: {
      description:
        'What people agree to when they send the form. {company} stands for the company’s name. The published privacy policy is linked.',
    },
  },
  {
    name: 'consentVersion',
    type: 'text',
    required: true,
    admin: {
      description: 'Change it whenever the consent text changes; it is stored with each request.',
    },
  },
]

/** A consent text as shown to visitors and as stored with their submission. */
export const consentOf = (text: string, company: string): string =>
  text.replaceAll('{company}', () => company)

/** The version of a consent: that of its text and, if one is published, of the privacy policy. */
export const consentVersionOf = (text: string, policy: { version: string } | undefined): string =>
  policy ? `${text}, ${policy.version}` : text

/** What a person agreed to, stored with each submission. */
export const givenConsent: GroupField = {
  name: 'consent',
  type: 'group',
  admin: { description: 'The consent text as shown to the person.' },
  fields: [
    { name: 'text', label: 'Wording', type: 'textarea', admin: fact },
    row(
      { name: 'version', label: 'Version of the wording', type: 'text', admin: fact },
      { name: 'givenAt', type: 'date', admin: fact },
    ),
  ],
}

export type ReceivedFields = {
  inbox: Inbox
  /** Roles that may read the inbox and be assigned to its documents. */
  readers: readonly Role[]
  statuses: OptionObject[]
  /** Whether the list can change the status of many documents at once. */
  bulkStatus: boolean
  /** Submitted fields other than the contact details. */
  sent: { label: string; fields: Field[] }
  more?: Field[]
}

export const spamSignLabels = {
  trap: 'Filled in a field that people do not see',
  fast: 'Sent within seconds of opening the page',
  links: 'Contains many links or code for links',
  repeated: 'The same words were sent several times',
}

const hidden = { admin: { hidden: true } }

export function receivedFields(received: ReceivedFields): Field[] {
  const { inbox, readers, statuses, bulkStatus, sent, more = [] } = received
  return [
    row(
      { name: 'name', type: 'text', required: true, admin: fact },
      { name: 'email', label: 'Email', type: 'email', required: true, index: true, admin: fact },
      { name: 'phone', type: 'text', admin: fact },
    ),
    {
      name: 'idempotencyKey',
      label: 'Idempotency key',
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
            description: 'Internal; the sender never sees them. Only the author can edit a note.',
          },
          fields: [
            {
              name: 'text',
              label: 'Note',
              type: 'textarea',
              required: true,
              admin: {
                components: { Field: '@vitrina/admin/components/fields.tsx#NoteText' },
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
          admin: { components: { Field: '@vitrina/admin/components/inbox/fields.tsx#History' } },
        },
      ],
      'Origin and consent': [
        {
          name: 'source',
          label: 'Where they came from',
          type: 'group',
          fields: [
            row(factField('page', 'First page'), factField('referrer', 'Came from')),
            row(
              factField('campaign'),
              factField('campaignSource', 'Source of the campaign'),
              factField('campaignMedium', 'Medium of the campaign'),
            ),
          ],
        },
        { name: 'language', type: 'text', admin: fact },
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
        description: 'Progress of the answer. New ones appear on everyone’s dashboard.',
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
    selectField('spamSigns', spamSignLabels, {
      label: 'Possible spam',
      required: undefined,
      hasMany: true,
      admin: {
        ...fact,
        position: 'sidebar',
        condition: (data) => Boolean(data?.spamSigns?.length),
        description: 'Why this may be spam. Nothing was deleted or held back.',
      },
    }),
    sidebarDayField('keepUntil', 'Leave empty to use the default retention period.'),
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
}

/** Offers staff who may read the inbox; a current assignee stays valid, or saving would fail. */
function assignableStaff(inbox: Inbox, readers: readonly Role[]): FilterOptions {
  return async ({ id, req }) => {
    const isReader = { roles: { in: [...readers] }, status: { equals: 'active' } }
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
