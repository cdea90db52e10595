import { type SendEmailJob, sendEmails } from '@vitrina/content/email/send-email.ts'
import type { EmailTransport } from '@vitrina/content/email/transport.ts'
import type { Payload } from 'payload'

export const silent = { info: () => {}, error: () => {} }

/**
 * Runs one job as the queue does.
 *
 * @throws when the queue would try it again.
 */
export async function sendEmail(
  payload: Payload,
  transport: EmailTransport,
  { data, retryCount = 0 }: { data: SendEmailJob; retryCount?: number },
): Promise<void> {
  const [result] = await sendEmails(
    { payload, transport, log: silent, signal: new AbortController().signal },
    [{ id: crypto.randomUUID(), data, retryCount }],
  )
  if (result?.status !== 'completed') throw new Error('The job failed.')
}
