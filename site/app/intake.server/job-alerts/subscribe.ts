import { queueConfirmation } from '@vitrina/content/email/queue-email.ts'
import { applicationRecipients, mailCompany } from '@vitrina/content/email/recipients.ts'
import type { MailQueue } from '@vitrina/content/jobs/queue.ts'
import { settings } from '@vitrina/content/settings.ts'
import { executorOf, inTransaction } from '@vitrina/content/storage/transaction.ts'
import {
  type RequestedAlert,
  readUnsubscribe,
  signRequestedAlert,
} from '@vitrina/content/vacancies/alert-tokens.ts'
import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { m } from '~/paraglide/messages.js'
import { alertConsent } from './alert-consent.ts'
import type { AskedAlert } from './alert-schema.ts'

/**
 * Sends an email that asks the owner of an address to confirm the alert. Stores nothing else, and
 * behaves the same whether or not they have an alert already.
 *
 * @param choice the requested alert as text.
 * @returns whether the email was queued; `unconfirmedLimits` may hold it back.
 */
export async function askToConfirm(
  payload: Payload,
  queue: MailQueue,
  asked: AskedAlert,
  choice: string,
): Promise<boolean> {
  const consent = { version: alertConsent().version, givenAt: new Date().toISOString() }
  const token = signRequestedAlert({ ...asked, consent })
  return inTransaction(payload, async (req) => {
    const company = await mailCompany(req)
    const [recruiting = company.email] = await applicationRecipients(req, company)
    return queueConfirmation(req, queue, {
      to: asked.email,
      replyTo: recruiting,
      subject: m.mail_job_alert_confirm_subject(),
      template: 'job-alert-confirm',
      data: {
        company,
        choice,
        confirmUrl: `${settings.SITE_URL}/job-alerts/confirm?token=${token}`,
      },
    })
  })
}

/**
 * Stores a confirmed alert in place of the previous one of the address. Vacancies of earlier
 * notifications are not sent again.
 *
 * @returns whether it was stored: not for a link older than the latest request.
 */
export async function storeAlert(payload: Payload, alert: RequestedAlert): Promise<boolean> {
  const { email, departments, workplaces, consent } = alert
  return inTransaction(payload, async (req) => {
    const database = await executorOf(req)
    await database.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`job-alert:${email}`}::text, 0))`,
    )
    const common = { collection: 'job-alerts', depth: 0, overrideAccess: true, req } as const
    const { docs } = await payload.find({
      ...common,
      where: { email: { equals: email } },
      limit: 1,
      pagination: false,
    })
    const now = new Date().toISOString()
    const data = {
      departments,
      workplaces,
      confirmedAt: now,
      consent: { ...consent, text: alertConsent().text },
    }
    const [known] = docs
    const agreed = known?.consent?.givenAt
    if (agreed && Date.parse(agreed) > Date.parse(consent.givenAt)) return false
    if (known) await payload.update({ ...common, id: known.id, data })
    else await payload.create({ ...common, data: { ...data, email, toldUntil: now } })
    return true
  })
}

/** Deletes the alert of a token; succeeds if it is already deleted. */
export async function removeAlert(payload: Payload, token: string): Promise<boolean> {
  const id = readUnsubscribe(token)
  if (id === undefined) return false
  await payload.delete({
    collection: 'job-alerts',
    where: { id: { equals: id } },
    depth: 0,
    overrideAccess: true,
  })
  return true
}
