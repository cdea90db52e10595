import { randomUUID } from 'node:crypto'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { fromDrizzle } from 'pg-boss'
import type { MailData, MailTemplateName } from '../mails/templates.ts'
import { settings } from '../settings.ts'
import { type JobQueue, sendMailQueue } from './queue.ts'

export type MailToSend<Name extends MailTemplateName = MailTemplateName> = {
  [Template in Name]: {
    to: string
    replyTo?: string
    subject: string
    template: Template
    data: MailData[Template]
  }
}[Name]

/**
 * Writes a mail and the job that sends it, both in the transaction of `req`: they exist exactly
 * when what they report exists. The `Message-ID` is fixed here, so that a mail which had to be sent
 * twice can be recognised as one.
 *
 * @throws when `req` has no open transaction.
 */
export async function queueMail(
  req: PayloadRequest,
  queue: Pick<JobQueue, 'send'>,
  mail: MailToSend,
): Promise<void> {
  const transactionId = await req.transactionID
  const { sessions } = req.payload.db as unknown as Pick<PostgresAdapter, 'sessions'>
  const transaction = transactionId === undefined ? undefined : sessions[transactionId]
  if (!transaction) throw new Error('A mail is queued in the transaction of what it reports.')
  const { id } = await req.payload.create({
    collection: 'mails',
    data: {
      ...mail,
      messageId: `<${randomUUID()}@${new URL(settings.SITE_URL).hostname}>`,
      status: 'queued',
      attempts: 0,
    },
    req,
    overrideAccess: true,
  })
  await queue.send(sendMailQueue, { mailId: id }, { db: fromDrizzle(transaction.db, sql) })
}
