import { randomUUID } from 'node:crypto'
import { chmodSync, existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import nodemailer, { type NodemailerError } from 'nodemailer'
import type { EmailAdapter } from 'payload'
import { type ContentSettings, settings } from '../settings.ts'

export type EmailAttachment = { filename: string; contentType: string; content: string }

export type OutgoingEmail = {
  /** Display name of the sender, for the address of `MAIL_FROM`. */
  fromName?: string
  to: string
  replyTo?: string | null
  subject: string
  messageId: string
  html: string
  text: string
  headers?: Record<string, string> | null
  attachments?: EmailAttachment[] | null
}

export type EmailTransport = {
  /** Resolves once the email is accepted or written; throws otherwise. */
  send: (email: OutgoingEmail) => Promise<void>
  close: () => void
}

/** Suffix of outbox files that are still being written. */
const halfWritten = '.part'

/** Timeouts of the SMTP connection, in milliseconds. */
const smtpTimeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** SMTP if `SMTP_URL` is set, otherwise `.eml` files in the outbox folder of `DATA_DIR`. */
export function createEmailTransport(
  settings: Pick<ContentSettings, 'SMTP_URL' | 'MAIL_FROM' | 'SITE_URL' | 'DATA_DIR'>,
  timeouts = smtpTimeouts,
): EmailTransport {
  const from = settings.MAIL_FROM ?? `no-reply@${new URL(settings.SITE_URL).hostname}`
  return settings.SMTP_URL
    ? smtpTransport(settings.SMTP_URL, from, timeouts)
    : outboxTransport(path.join(settings.DATA_DIR, 'outbox'), from)
}

function smtpTransport(url: string, from: string, timeouts: object): EmailTransport {
  const transporter = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 2,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async (email) => {
      await transporter.sendMail(withSender(email, from))
    },
    close: () => transporter.close(),
  }
}

function outboxTransport(folder: string, from: string): EmailTransport {
  try {
    // Other users of the machine may be able to read an existing folder.
    if (existsSync(folder)) chmodSync(folder, 0o700)
  } catch (error) {
    // Shared disks may not support permissions; emails have to be sent regardless.
    process.emitWarning(`Other users can read the outbox: ${(error as Error).message}`)
  }
  const options = { streamTransport: true, buffer: true, newline: 'unix' } as const
  const composer = nodemailer.createTransport(options)
  return {
    send: async (email) => {
      const { message } = await composer.sendMail(withSender(email, from))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const time = new Date().toISOString().replaceAll(':', '-')
      const file = path.join(folder, `${time}-${randomUUID().slice(0, 8)}.eml`)
      // Renamed into place, so that no reader sees a partial file.
      await writeFile(`${file}${halfWritten}`, message as Buffer, { mode: 0o600 })
      await rename(`${file}${halfWritten}`, file)
    },
    close: () => composer.close(),
  }
}

type Age = { olderThan: number }

/** Removes partial outbox files; `olderThan` milliseconds must exceed the time to write one. */
export async function removeStaleOutboxFiles({ olderThan }: Age): Promise<number> {
  const folder = path.join(settings.DATA_DIR, 'outbox')
  const names = await readdir(folder).catch(() => [])
  let removed = 0
  for (const name of names.filter((each) => each.endsWith(halfWritten))) {
    const file = path.join(folder, name)
    const facts = await stat(file).catch(() => undefined)
    if (!facts || facts.mtimeMs > Date.now() - olderThan) continue
    await rm(file, { force: true })
    removed++
  }
  return removed
}

/** A name in `MAIL_FROM` takes precedence over `fromName`. */
function withSender({ fromName, ...email }: OutgoingEmail, from: string) {
  const invitation = email.attachments?.find(isInvitation)
  return {
    ...email,
    replyTo: email.replyTo ?? undefined,
    headers: email.headers ?? undefined,
    attachments: email.attachments?.filter((attachment) => !isInvitation(attachment)),
    // Once as an alternative to the text, where email clients look for it, and once as a file.
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

/** A calendar entry with a scheduling method (RFC 6047). */
function isInvitation({ contentType }: EmailAttachment): boolean {
  return contentType.startsWith('text/calendar') && contentType.includes('method=')
}

/**
 * Which emails a failure concerns. `server`: all (no connection, a rejected sign-in or sender, a
 * full disk). `later`: this one, deferred (RFC 5321, 4yz). `rejected`: this one, permanently (5yz,
 * or it could not be composed).
 */
type DeliveryFailure = 'server' | 'later' | 'rejected'

/** Nodemailer error codes that concern one email and not the connection. */
const aboutOneEmail = ['EENVELOPE', 'EMESSAGE', 'ESTREAM']

export function deliveryFailure(error: unknown): DeliveryFailure {
  if (!(error instanceof Error)) return 'rejected'
  const { code, responseCode, command } = error as Partial<NodemailerError>
  if (code === undefined) return 'rejected'
  if (!aboutOneEmail.includes(String(code)) || command === 'MAIL FROM') return 'server'
  const answer = Number(responseCode)
  // 421: the server closes the connection (RFC 5321, 3.8), whatever the command was.
  if (answer === 421) return 'server'
  return answer >= 400 && answer < 500 ? 'later' : 'rejected'
}

/** Sends Payload's own emails (password resets for staff) through the same transport. */
export const payloadEmail: EmailAdapter<void> = () => {
  const hostname = new URL(settings.SITE_URL).hostname
  return {
    name: 'vitrina',
    defaultFromAddress: settings.MAIL_FROM ?? `no-reply@${hostname}`,
    defaultFromName: 'Vitrina',
    sendEmail: async ({ to, subject, html, text }) => {
      const transport = createEmailTransport(settings)
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
