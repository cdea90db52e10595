import { applicationRecipients, mailCompany } from '@vitrina/content/email/email-company.ts'
import { queueConfirmation } from '@vitrina/content/email/queue-email.ts'
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
 * Asks the owner of an address by mail whether they want what was asked for. Nothing else is kept,
 * and it makes no difference whether they have an alert already.
 *
 * @param choice what was asked for, in words.
 * @returns whether the mail was queued; `unconfirmedLimits` may hold it back.
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
 * Stores a confirmed alert, in place of the one that the address had. What it was told of already
 * is not told again.
 *
 * @returns whether it was: not by an old link, after one that was asked for later.
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

/** Removes the alert of a token; one that is gone already is just as good. */
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
