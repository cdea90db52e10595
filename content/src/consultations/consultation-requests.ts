import type { CollectionConfig } from 'payload'
import { noteWhoChanged } from '../fields/changed-by.ts'
import { exportCsv } from '../inbox/export-csv.ts'
import { choiceOf, fact } from '../inbox/fact-field.ts'
import { keepFactsOnRestore, keepReceived } from '../inbox/frozen-fields.ts'
import { inboxComponents } from '../inbox/inbox-components.ts'
import { receivedFields } from '../inbox/received-fields.ts'
import { stayErased } from '../personal-data/stay-erased.ts'
import { hiddenUnless, nobody, staffWith } from '../staff/access.ts'
import { appointmentField } from './appointments/appointment-field.ts'
import { callEndpoints } from './appointments/staff-endpoints.ts'

const readers = ['admin', 'sales'] as const

/** Consultation requests. Only the hire-us form creates them. */
export const ConsultationRequests: CollectionConfig = {
  slug: 'consultation-requests',
  access: {
    create: nobody,
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
    beforeChange: [keepReceived, noteWhoChanged, stayErased],
  },
  endpoints: [exportCsv('consultation-requests'), ...callEndpoints],
  admin: {
    group: 'Inbox',
    useAsTitle: 'reference',
    defaultColumns: [
      'reference',
      'name',
      'company',
      'appointment.startsAt',
      'status',
      'assignee',
      'budget',
      'createdAt',
    ],
    listSearchableFields: ['reference', 'name', 'email', 'company'],
    hidden: hiddenUnless(...readers),
    description: 'What came in through the hire-us form. Whoever takes one on is its assignee.',
    components: inboxComponents('consultation-requests'),
  },
  fields: receivedFields({
    inbox: 'consultation-requests',
    readers,
    bulkStatus: true,
    statuses: [
      { label: 'New', value: 'new' },
      { label: 'In contact', value: 'in-contact' },
      { label: 'Qualified', value: 'qualified' },
      { label: 'Won', value: 'won' },
      { label: 'Lost', value: 'lost' },
      { label: 'Spam', value: 'spam' },
    ],
    sent: {
      label: 'Request',
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'company', type: 'text', admin: fact },
            { name: 'budget', type: 'text', admin: choiceOf('budgets') },
            { name: 'timeline', type: 'text', admin: choiceOf('timelines') },
          ],
        },
        {
          type: 'row',
          fields: [
            {
              name: 'services',
              type: 'relationship',
              relationTo: 'services',
              hasMany: true,
              admin: fact,
            },
          ],
        },
        { name: 'message', type: 'textarea', required: true, admin: fact },
        {
          name: 'attachments',
          type: 'relationship',
          relationTo: 'documents',
          hasMany: true,
          admin: fact,
        },
        appointmentField,
      ],
    },
  }),
}
