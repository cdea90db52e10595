import { randomUUID } from 'node:crypto'
import type { EmailAdapter } from 'payload'
import { settings } from '../settings.ts'
import { createMailTransport } from './transport.ts'

/** Sends Payload’s own mails (password resets for staff) the same way as ours. */
export const payloadEmail: EmailAdapter<void> = () => {
  const hostname = new URL(settings.SITE_URL).hostname
  return {
    name: 'vitrina',
    defaultFromAddress: settings.MAIL_FROM ?? `no-reply@${hostname}`,
    defaultFromName: 'Vitrina',
    sendEmail: async ({ to, subject, html, text }) => {
      const transport = createMailTransport(settings)
      await transport.send({
        to: String(to),
        subject: subject ?? '',
        messageId: `<${randomUUID()}@${hostname}>`,
        html: String(html ?? ''),
        text: String(text ?? ''),
      })
      transport.close()
    },
  }
}
