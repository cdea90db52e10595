import type { Payload } from 'payload'
import type { JobWithMetadata } from 'pg-boss'
import { renderMail } from '../mails/render.ts'
import type { MailTransport, OutgoingMail } from '../mails/transport.ts'

export type SendMailJob = { mailId: number }

/**
 * Sends one mail. The job is tried again when this throws; the attempt after the last one leaves
 * the mail as failed, for staff to see.
 */
export async function sendMail(
  payload: Payload,
  transport: MailTransport,
  job: Pick<JobWithMetadata<SendMailJob>, 'data' | 'retryCount' | 'retryLimit'>,
): Promise<void> {
  const mail = await payload.findByID({
    collection: 'mails',
    id: job.data.mailId,
    overrideAccess: true,
    disableErrors: true,
  })
  // Erased since, or sent by an attempt whose job was not marked as done any more.
  if (!mail || mail.status === 'sent') return
  const attempts = mail.attempts + 1
  try {
    const { html, text } = await renderMail(mail.template, mail.data)
    await transport.send({
      fromName: companyName(mail.data),
      to: mail.to,
      replyTo: mail.replyTo ?? undefined,
      subject: mail.subject,
      messageId: mail.messageId,
      html,
      text,
      headers: (mail.headers ?? undefined) as OutgoingMail['headers'],
      attachments: (mail.attachments ?? undefined) as OutgoingMail['attachments'],
    })
  } catch (error) {
    await payload.update({
      collection: 'mails',
      id: mail.id,
      overrideAccess: true,
      data: {
        attempts,
        lastError: error instanceof Error ? error.message : String(error),
        status: job.retryCount >= job.retryLimit ? 'failed' : 'queued',
      },
    })
    throw error
  }
  await payload.update({
    collection: 'mails',
    id: mail.id,
    overrideAccess: true,
    data: { attempts, status: 'sent', sentAt: new Date().toISOString(), lastError: null },
  })
}

/** Every template is about a company, whose name the mail comes under. */
function companyName(data: unknown): string | undefined {
  const { company } = (data ?? {}) as { company?: { name?: unknown } }
  return typeof company?.name === 'string' ? company.name : undefined
}
