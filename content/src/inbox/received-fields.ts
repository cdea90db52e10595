import type { Field, OptionObject, UnnamedTab } from 'payload'
import type { Role } from '../staff/roles.ts'
import { assignableStaff } from './assignable-staff.ts'
import { fact } from './fact-field.ts'
import { keepFacts } from './frozen-fields.ts'
import type { Inbox } from './inboxes.ts'

type Received = {
  inbox: Inbox
  /** The roles that may read the inbox, of which somebody is assigned. */
  readers: readonly Role[]
  statuses: OptionObject[]
  /** Whether the status is among what the list changes in many documents at once. */
  bulkStatus: boolean
  /** What the person has sent, besides who it is. */
  sent: UnnamedTab
  /** What only one kind has. */
  more?: Field[]
}

/**
 * The fields of everything that visitors send: who it is, what was sent, what the company has noted
 * about it, what the person agreed to and where they came from, and beside it how far the company
 * is with the answer. Its history is told from the list of versions. What was sent, and what the
 * model notes by itself, no interface can change.
 */
export function receivedFields({
  inbox,
  readers,
  statuses,
  bulkStatus,
  sent,
  more = [],
}: Received): Field[] {
  return keepFacts([
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', required: true, admin: fact },
        {
          name: 'email',
          label: 'E-mail',
          type: 'email',
          required: true,
          index: true,
          admin: fact,
        },
        { name: 'phone', type: 'text', admin: fact },
      ],
    },
    {
      name: 'idempotencyKey',
      label: 'Key against sending twice',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      admin: { hidden: true },
    },
    {
      type: 'tabs',
      tabs: [
        sent,
        {
          label: 'Notes',
          fields: [
            {
              name: 'notes',
              type: 'array',
              admin: {
                // All at once would replace what was noted about each.
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
                {
                  type: 'row',
                  fields: [
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
                  ],
                },
              ],
            },
          ],
        },
        {
          label: 'History',
          fields: [
            {
              name: 'history',
              type: 'ui',
              admin: {
                components: { Field: '@vitrina/admin/components/inbox/history.tsx#History' },
              },
            },
          ],
        },
        {
          label: 'Origin and consent',
          fields: [
            {
              name: 'source',
              label: 'Where they came from',
              type: 'group',
              fields: [
                {
                  type: 'row',
                  fields: [
                    { name: 'page', label: 'First page', type: 'text', admin: fact },
                    { name: 'referrer', label: 'Came from', type: 'text', admin: fact },
                    { name: 'campaign', type: 'text', admin: fact },
                  ],
                },
              ],
            },
            {
              name: 'consent',
              type: 'group',
              admin: { description: 'What the person agreed to, in the words they read.' },
              fields: [
                { name: 'text', label: 'Wording', type: 'textarea', admin: fact },
                {
                  type: 'row',
                  fields: [
                    { name: 'version', label: 'Version of the wording', type: 'text', admin: fact },
                    { name: 'givenAt', type: 'date', admin: fact },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
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
    {
      name: 'spamSigns',
      label: 'Possible spam',
      type: 'select',
      hasMany: true,
      options: [
        { label: 'Filled in a field that people do not see', value: 'trap' },
        { label: 'Sent within seconds of opening the page', value: 'fast' },
        { label: 'Contains many links or code for links', value: 'links' },
        { label: 'The same words were sent several times', value: 'repeated' },
      ],
      admin: {
        ...fact,
        position: 'sidebar',
        condition: (data) => Boolean(data?.spamSigns?.length),
        description: 'Why it may have been written by a machine. It is kept all the same.',
      },
    },
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
      admin: { hidden: true },
    },
    // Who made the change that a version holds; empty when it came through the site.
    {
      name: 'changedBy',
      type: 'relationship',
      relationTo: 'users',
      admin: { hidden: true },
    },
    ...more,
  ])
}
