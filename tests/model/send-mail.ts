import { type SendMailJob, sendMails } from '@vitrina/content/email/send-email.ts'
import type { MailTransport } from '@vitrina/content/email/transport.ts'
import type { Payload } from 'payload'

export const silent = { info: () => {}, error: () => {} }

/**
 * Runs one job as the queue does.
 *
 * @throws when the queue would try it again.
 */
export async function sendMail(
  payload: Payload,
  transport: MailTransport,
  { data, retryCount = 0 }: { data: SendMailJob; retryCount?: number },
): Promise<void> {
  const [result] = await sendMails(
    { payload, transport, log: silent, signal: new AbortController().signal },
    [{ id: crypto.randomUUID(), data, retryCount }],
  )
  if (result?.status !== 'completed') throw new Error('The job failed.')
}
