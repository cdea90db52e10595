import { randomUUID } from 'node:crypto'
import { chmodSync, existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import nodemailer from 'nodemailer'
import type { EmailAdapter } from 'payload'
import type { ContentSettings } from '../settings.ts'
import { settings } from '../settings.ts'

/** A file that goes along, such as an invitation for the calendar. */
export type MailAttachment = {
  filename: string
  contentType: string
  content: string
}

export type OutgoingMail = {
  /** The name shown as the sender, beside the address of `MAIL_FROM`. */
  fromName?: string
  to: string
  replyTo?: string
  subject: string
  messageId: string
  html: string
  text: string
  headers?: Record<string, string>
  attachments?: MailAttachment[]
}

export type MailTransport = {
  /** Resolves once the mail was handed over for good; throws when it was not. */
  send: (mail: OutgoingMail) => Promise<void>
  close: () => void
}

/** How the name of a mail ends that is still being written into the outbox. */
export const halfWritten = '.part'

/** Where mails are written without `SMTP_URL`. */
export function outboxFolder({ DATA_DIR }: Pick<ContentSettings, 'DATA_DIR'>): string {
  return path.join(DATA_DIR, 'outbox')
}

/** How long a mail server may take, in milliseconds. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/**
 * The way mails leave: through SMTP when `SMTP_URL` is set, otherwise as `.eml` files in the outbox
 * folder of `DATA_DIR`, which every mail program opens.
 */
export function createMailTransport(
  settings: Pick<ContentSettings, 'SMTP_URL' | 'MAIL_FROM' | 'SITE_URL' | 'DATA_DIR'>,
  timeouts = patience,
): MailTransport {
  const from = settings.MAIL_FROM ?? `no-reply@${new URL(settings.SITE_URL).hostname}`
  return settings.SMTP_URL
    ? smtpTransport(settings.SMTP_URL, from, timeouts)
    : outboxTransport(outboxFolder(settings), from)
}

function smtpTransport(url: string, from: string, timeouts: typeof patience): MailTransport {
  const transporter = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 2,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async (mail) => {
      await transporter.sendMail(withSender(mail, from))
    },
    close: () => transporter.close(),
  }
}

function outboxTransport(folder: string, from: string): MailTransport {
  if (existsSync(folder)) closeToOthers(folder)
  const composer = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'unix',
  })
  return {
    send: async (mail) => {
      const { message } = await composer.sendMail(withSender(mail, from))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const time = new Date().toISOString().replaceAll(':', '-')
      const file = path.join(folder, `${time}-${randomUUID().slice(0, 8)}.eml`)
      // Renamed into place, so that nobody ever finds half a mail.
      await writeFile(`${file}${halfWritten}`, message as Buffer, { mode: 0o600 })
      await rename(`${file}${halfWritten}`, file)
    },
    close: () => composer.close(),
  }
}

/** A folder from before may be readable to other users of the machine. */
function closeToOthers(folder: string): void {
  try {
    chmodSync(folder, 0o700)
  } catch (error) {
    // A shared disk may have no permissions of its own; mails have to leave all the same.
    process.emitWarning(`The outbox stays open to other users: ${(error as Error).message}`)
  }
}

/** A name that `MAIL_FROM` brings itself stands. */
function withSender({ fromName, attachments = [], ...mail }: OutgoingMail, from: string) {
  const invitation = attachments.find(isInvitation)
  return {
    ...mail,
    attachments: attachments.filter((attachment) => !isInvitation(attachment)),
    // Once beside the text, where mail programs look for it, and once as a file.
    ...(invitation && {
      icalEvent: {
        method: /method=(\w+)/.exec(invitation.contentType)?.[1],
        filename: invitation.filename,
        content: invitation.content,
      },
    }),
    from: fromName && !from.includes('<') ? { name: fromName, address: from } : from,
  }
}

/** A calendar entry that asks or tells its reader something (RFC 6047). */
function isInvitation({ contentType }: MailAttachment): boolean {
  return contentType.startsWith('text/calendar') && contentType.includes('method=')
}

/**
 * What a failed delivery means for the mails behind it:
 *
 * - `server`: no mail gets through now (no connection, a broken one, a refused sign-in or sender, a
 *   full disk): the others wait, so that they arrive in order of age.
 * - `later`: the server put off this mail alone, as greylisting does (RFC 5321, 4yz).
 * - `refused`: the server will never take it like this (5yz), or it could not be written at all.
 */
export type DeliveryFailure = 'server' | 'later' | 'refused'

type SmtpError = Error & { code?: unknown; responseCode?: unknown; command?: unknown }

/** Codes of Nodemailer for an answer that is about one mail and not about the connection. */
const aboutOneMail = ['EENVELOPE', 'EMESSAGE', 'ESTREAM']

/** Reads what went wrong from the error of the mail transport. */
export function deliveryFailure(error: unknown): DeliveryFailure {
  if (!(error instanceof Error)) return 'refused'
  const { code, responseCode, command } = error as SmtpError
  if (code === undefined) return 'refused'
  if (!aboutOneMail.includes(String(code)) || command === 'MAIL FROM') return 'server'
  const answer = Number(responseCode)
  // 421: the server closes the connection (RFC 5321, 3.8), whatever it was about.
  if (answer === 421) return 'server'
  return answer >= 400 && answer < 500 ? 'later' : 'refused'
}

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
