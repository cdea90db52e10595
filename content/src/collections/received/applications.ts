import type { CollectionConfig } from 'payload'
import { hiddenUnless } from '../../access/hidden-unless.ts'
import { nobody } from '../../access/nobody.ts'
import { staffWith } from '../../access/staff-with.ts'
import { receivedFields } from '../../fields/received.ts'

/** What came in through a vacancy. Only the application form itself creates them. */
export const Applications: CollectionConfig = {
  slug: 'applications',
  access: {
    create: nobody,
    read: staffWith('admin', 'recruiter'),
    readVersions: staffWith('admin', 'recruiter'),
    update: staffWith('admin', 'recruiter'),
    delete: staffWith('admin'),
  },
  versions: { maxPerDoc: 0, drafts: false },
  trash: true,
  enableQueryPresets: true,
  defaultSort: '-createdAt',
  admin: {
    group: 'Inbox',
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'name', 'vacancy', 'status', 'rating', 'createdAt'],
    listSearchableFields: ['reference', 'name', 'email'],
    hidden: hiddenUnless('admin', 'recruiter'),
  },
  fields: [
    ...receivedFields({
      statuses: [
        { label: 'New', value: 'new' },
        { label: 'Screening', value: 'screening' },
        { label: 'Interview', value: 'interview' },
        { label: 'Offer', value: 'offer' },
        { label: 'Hired', value: 'hired' },
        { label: 'Rejected', value: 'rejected' },
        { label: 'Withdrawn', value: 'withdrawn' },
      ],
    }),
    {
      name: 'vacancy',
      type: 'relationship',
      relationTo: 'careers',
      admin: { readOnly: true, description: 'Empty: the person wrote without a vacancy.' },
    },
    { name: 'links', type: 'text', hasMany: true, admin: { readOnly: true } },
    {
      name: 'cv',
      label: 'CV',
      type: 'relationship',
      relationTo: 'documents',
      admin: { readOnly: true },
    },
    { name: 'coverLetter', type: 'textarea', admin: { readOnly: true } },
    {
      name: 'answers',
      type: 'array',
      admin: { readOnly: true },
      fields: [
        { name: 'question', type: 'text', required: true },
        { name: 'answer', type: 'textarea' },
      ],
    },
    {
      name: 'rating',
      type: 'number',
      min: 1,
      max: 5,
      admin: { position: 'sidebar', description: 'From 1 to 5.' },
    },
  ],
}
