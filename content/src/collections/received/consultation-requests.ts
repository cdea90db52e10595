import type { CollectionConfig } from 'payload'
import { hiddenUnless } from '../../access/hidden-unless.ts'
import { nobody } from '../../access/nobody.ts'
import { staffWith } from '../../access/staff-with.ts'
import { receivedFields } from '../../fields/received.ts'

/** What came in through the hire-us form. Only the form itself creates them. */
export const ConsultationRequests: CollectionConfig = {
  slug: 'consultation-requests',
  access: {
    create: nobody,
    read: staffWith('admin', 'sales'),
    readVersions: staffWith('admin', 'sales'),
    update: staffWith('admin', 'sales'),
    delete: staffWith('admin'),
  },
  versions: { maxPerDoc: 0, drafts: false },
  trash: true,
  enableQueryPresets: true,
  defaultSort: '-createdAt',
  admin: {
    group: 'Inbox',
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'name', 'company', 'status', 'assignee', 'createdAt'],
    listSearchableFields: ['reference', 'name', 'email', 'company'],
    hidden: hiddenUnless('admin', 'sales'),
  },
  fields: [
    ...receivedFields({
      statuses: [
        { label: 'New', value: 'new' },
        { label: 'In contact', value: 'in-contact' },
        { label: 'Qualified', value: 'qualified' },
        { label: 'Won', value: 'won' },
        { label: 'Lost', value: 'lost' },
        { label: 'Spam', value: 'spam' },
      ],
    }),
    { name: 'company', type: 'text', admin: { readOnly: true } },
    {
      name: 'services',
      type: 'relationship',
      relationTo: 'services',
      hasMany: true,
      admin: { readOnly: true },
    },
    {
      type: 'row',
      fields: [
        { name: 'budget', type: 'text', admin: { readOnly: true } },
        { name: 'timeline', type: 'text', admin: { readOnly: true } },
      ],
    },
    { name: 'message', type: 'textarea', required: true, admin: { readOnly: true } },
    {
      name: 'wantedSlot',
      type: 'date',
      admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      name: 'attachments',
      type: 'relationship',
      relationTo: 'documents',
      hasMany: true,
      admin: { readOnly: true },
    },
  ],
}
