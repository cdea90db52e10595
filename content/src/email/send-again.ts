import { sql } from 'drizzle-orm'
import { APIError, type Endpoint } from 'payload'
import { translate, type Wording } from '../i18n/translate.ts'
import { adminQueue } from '../jobs/admin-queue.ts'
import { hasRole } from '../staff/roles.ts'
import { executorOf, inTransaction } from '../storage/transaction.ts'
import { queueStoredMail } from './queue-email.ts'

/**
 * `POST /api/mails/:id/send-again`: queues a failed email again with a new job, in one transaction.
 * Only failed emails are queued, so a repeated request does not send an email twice.
 */
export const sendAgain: Omit<Endpoint, 'root'> = {
  path: '/:id/send-again',
  method: 'post',
  handler: async (req) => {
    const refuse = (text: Wording, status: number) =>
      new APIError(translate(text, req.i18n.language), status, null, true)
    if (!req.user) throw refuse('Sign in again.', 401)
    if (!hasRole(req.user, 'admin')) throw refuse('Only administrators send mails again.', 403)
    const id = Number(req.routeParams?.id)
    if (!Number.isSafeInteger(id)) throw refuse('There is no such mail.', 404)
    const queue = await adminQueue()
    const isQueued = await inTransaction(req.payload, async (transaction) => {
      const database = await executorOf(transaction)
      const { rows } = await database.execute(sql`
        update mails set status = 'queued', tried_at = null, sending_until = null, updated_at = now()
        where id = ${id} and status = 'failed'
        returning id`)
      if (rows.length === 0) return false
      await queueStoredMail(transaction, queue, id)
      return true
    })
    if (!isQueued) throw refuse('This mail is not waiting to be sent again.', 409)
    return Response.json({ status: 'queued' }, { headers: { 'Cache-Control': 'no-store' } })
  },
}
