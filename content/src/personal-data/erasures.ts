import type { CollectionConfig } from 'payload'
import { selectField } from '../fields/common-fields.ts'
import { fact } from '../inbox/received-fields.ts'
import { hiddenUnless, noAccess, staffWith } from '../staff/access.ts'

/** Proofs that a person's data was erased, without the data; `person` is a keyed fingerprint. */
export const Erasures: CollectionConfig = {
  slug: 'erasures',
  access: { create: noAccess, read: staffWith('admin'), update: noAccess, delete: noAccess },
  defaultSort: '-createdAt',
  admin: {
    group: 'Site',
    useAsTitle: 'number',
    defaultColumns: ['number', 'reason', 'erasedBy', 'createdAt'],
    hidden: hiddenUnless('admin'),
    description: 'Proofs that personal data was erased.',
  },
  fields: [
    { name: 'number', type: 'text', required: true, unique: true, index: true, admin: fact },
    selectField(
      'reason',
      { request: 'On request', retention: 'Retention period over' },
      { admin: fact },
    ),
    { name: 'person', label: 'Fingerprint of the address', type: 'text', index: true, admin: fact },
    { name: 'erasedBy', type: 'relationship', relationTo: 'users', admin: fact },
    { name: 'erased', label: 'What was erased', type: 'json', required: true, admin: fact },
  ],
}
