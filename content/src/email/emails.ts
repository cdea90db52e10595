import type { CollectionConfig } from 'payload'
import { fact } from '../inbox/frozen-fields.ts'
import { hiddenUnless, nobody, staffWith } from '../staff/access.ts'
import { sendAgain } from './send-again.ts'

/**
 * All outgoing emails. Each is stored in the transaction of what it reports and kept until it is
 * sent, so that none is lost and staff see the failed ones.
 */
export const Mails: CollectionConfig = {
  slug: 'mails',
  access: {
    create: nobody,
    update: nobody,
    delete: staffWith('admin'),
    read: staffWith('admin'),
  },
  endpoints: [sendAgain],
  defaultSort: '-createdAt',
  admin: {
    group: 'Inbox',
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'to', 'status', 'attempts', 'sentAt'],
    hidden: hiddenUnless('admin'),
    description: 'Mails to visitors and staff. A failed mail stays here until it was sent.',
    components: {
      edit: {
        beforeDocumentControls: ['@vitrina/admin/components/email/email.tsx#SendAgain'],
      },
    },
  },
  fields: [
    { name: 'to', label: 'Recipient', type: 'text', required: true, index: true, admin: fact },
    { name: 'replyTo', label: 'Answers go to', type: 'text', admin: fact },
    { name: 'subject', type: 'text', required: true, admin: fact },
    { name: 'template', type: 'text', required: true, admin: fact },
    { name: 'data', label: 'What it says', type: 'json', required: true, admin: fact },
    {
      name: 'about',
      label: 'Reference',
      type: 'text',
      index: true,
      admin: { ...fact, description: 'What it is about.' },
    },
    { name: 'headers', type: 'json', admin: { hidden: true } },
    { name: 'attachments', type: 'json', admin: { hidden: true } },
    {
      name: 'messageId',
      label: 'Message number',
      type: 'text',
      required: true,
      unique: true,
      admin: fact,
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'queued',
      index: true,
      options: [
        { label: 'Queued', value: 'queued' },
        { label: 'Sent', value: 'sent' },
        { label: 'Failed', value: 'failed' },
      ],
      admin: {
        ...fact,
        components: {
          ...fact.components,
          Cell: '@vitrina/admin/components/email/email.tsx#StatusCell',
        },
      },
    },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0, admin: fact },
    { name: 'lastError', type: 'textarea', admin: fact },
    { name: 'sentAt', type: 'date', admin: fact },
    { name: 'triedAt', label: 'Last attempt', type: 'date', admin: { hidden: true } },
    { name: 'sendingUntil', type: 'date', admin: { hidden: true } },
  ],
}
