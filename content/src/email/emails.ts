import { sql } from 'drizzle-orm'
import type { CollectionConfig, Endpoint } from 'payload'
import { apiError } from '../http/api-error.ts'
import { fact } from '../inbox/received-fields.ts'
import { adminQueue } from '../jobs/queue.ts'
import { hiddenUnless, noAccess, staffWith } from '../staff/access.ts'
import { hasRole } from '../staff/roles.ts'
import { inTransaction, query } from '../storage/transaction.ts'
import { enqueueEmails } from './queue-email.ts'

/** `POST /api/emails/:id/send-again`: queues a failed email again, but no other. */
const sendAgain: Omit<Endpoint, 'root'> = {
  path: '/:id/send-again',
  method: 'post',
  handler: async (req) => {
    if (!req.user) throw apiError(req, 401, 'Sign in again.')
    const isAdmin = hasRole(req.user, 'admin')
    if (!isAdmin) throw apiError(req, 403, 'Only administrators can send emails again.')
    const id = Number(req.routeParams?.id)
    if (!Number.isSafeInteger(id)) throw apiError(req, 404, 'There is no such email.')
    const queue = await adminQueue()
    const isQueued = await inTransaction(req.payload, async (transaction) => {
      const rows = await query(
        transaction,
        sql`update emails set status = 'queued', tried_at = null, updated_at = now()
          where id = ${id} and status = 'failed'
          returning id`,
      )
      if (rows.length > 0) await enqueueEmails(transaction, queue, [id])
      return rows.length > 0
    })
    if (!isQueued) throw apiError(req, 409, 'This email is not waiting to be sent again.')
    return Response.json({ status: 'queued' }, { headers: { 'Cache-Control': 'no-store' } })
  },
}

/** All outgoing emails, stored in the transaction of what they report, so that none is lost. */
export const Emails: CollectionConfig = {
  slug: 'emails',
  labels: { singular: 'Email message', plural: 'Emails' },
  access: {
    create: noAccess,
    update: noAccess,
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
    description: 'Emails to visitors and staff. A failed email stays here until it is sent.',
    components: {
      edit: { beforeDocumentControls: ['@vitrina/admin/components/email/email.tsx#SendAgain'] },
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
        readOnly: true,
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
  ],
}
