import type { Payload } from 'payload'
import { z } from 'zod'
import { queueConfirmation } from '../email/emails.ts'
import { applicationRecipients, emailCompany } from '../email/recipients.ts'
import { readExpiringToken, readToken, signToken } from '../http/signed-token.ts'
import { defaultLanguage, type Language, languages, localizedPath } from '../i18n/languages.ts'
import { consentVersionOf } from '../inbox/received-fields.ts'
import type { EmailQueue } from '../jobs/queue.ts'
import { m } from '../paraglide/messages.js'
import { pages } from '../paths.ts'
import { settings } from '../settings.ts'
import { lock } from '../storage/locks.ts'
import { inTransaction } from '../storage/transaction.ts'
import { consentRule, contactRules, fieldErrors } from '../submissions/fields.ts'
import { guardSubmission, mayBeConfirmed } from '../submissions/guard.ts'
import type { SubmissionResult } from '../submissions/submission.ts'
import { type AlertChoice, workplaces } from './alert-choice.ts'

const consentTextVersion = '1'

/** The published privacy policy; `undefined` while there is none. */
type Policy = { version: string } | undefined

const confirmWithin = 3 * 24 * 60 * 60 * 1000

const requested = z.object({
  email: z.string(),
  departments: z.array(z.number()),
  workplaces: z.array(z.enum(workplaces)),
  /** Of the page with the form; links of before it was stored have none. */
  language: z.enum(languages).default(defaultLanguage),
  /** The version of the accepted consent text, and when it was accepted (an ISO date). */
  consent: z.object({ version: z.string(), givenAt: z.string() }),
})

/** A requested job alert; it is stored only in the token until it is confirmed by email. */
export type RequestedAlert = z.infer<typeof requested>

const required = z.object({ email: contactRules.email, consent: consentRule })

type Submission = {
  form: FormData
  language: Language
  departments: ReadonlyArray<{ id: number; slug: string }>
  describe: (choice: AlertChoice) => string
  policy: Policy
  clientAddress: string
}

/** Validates a form and asks to confirm. @returns `held` when the address is over its limit. */
export async function submitJobAlert(
  payload: Payload,
  queue: EmailQueue,
  { form, language, departments, describe, policy, clientAddress }: Submission,
): Promise<SubmissionResult<'sent' | 'held'>> {
  const read = required.safeParse({
    email: form.get('email') || undefined,
    consent: form.get('consent'),
  })
  if (!read.success) return { status: 'invalid', errors: fieldErrors(read.error.issues) }
  const guard = await guardSubmission(payload, form, clientAddress, '')
  if (guard.status === 'wait') return guard
  const chosen = form.getAll('department')
  const alert = {
    email: read.data.email.toLowerCase(),
    language,
    departments: departments.filter(({ slug }) => chosen.includes(slug)).map(({ id }) => id),
    workplaces: workplaces.filter((value) => form.getAll('workplace').includes(value)),
  }
  const isSent =
    mayBeConfirmed(guard.spamSigns) &&
    (await askToConfirm(payload, queue, alert, describe(alert), policy))
  return { status: 'stored', stored: isSent ? 'sent' : 'held' }
}

/**
 * Asks the owner of an address to confirm the alert, whether or not they have one; `choice` is
 * text. Returns whether the email was queued; `unconfirmedLimits` may hold it back.
 */
export async function askToConfirm(
  payload: Payload,
  queue: EmailQueue,
  asked: AlertChoice & { email: string; language: Language },
  choice: string,
  policy?: Policy,
): Promise<boolean> {
  const version = consentVersionOf(consentTextVersion, policy)
  const consent = { version, givenAt: new Date().toISOString() }
  const value = { ...asked, consent, expires: Date.now() + confirmWithin }
  const token = signToken('job-alert-confirm', value, settings.PAYLOAD_SECRET)
  const locale = asked.language
  const page = localizedPath(pages['job-alerts-confirm'].path, locale)
  return inTransaction(payload, async (req) => {
    const company = await emailCompany(req)
    const [recruiting = company.email] = await applicationRecipients(req, company)
    return queueConfirmation(req, queue, {
      to: asked.email,
      replyTo: recruiting,
      subject: m.job_alert_confirm_subject({}, { locale }),
      template: 'job-alert-confirm',
      data: {
        locale,
        company,
        choice,
        confirmUrl: `${settings.SITE_URL}${page}?token=${token}`,
      },
    })
  })
}

/**
 * The alert of a token; `expired` when it is too old, or the consent text or the privacy policy has
 * changed, so that consent is asked for again.
 */
export function requestedAlert(
  token: string,
  policy?: Policy,
): RequestedAlert | 'expired' | undefined {
  const secret = settings.PAYLOAD_SECRET
  const alert = readExpiringToken('job-alert-confirm', requested, token, secret, Date.now())
  if (typeof alert !== 'object') return alert
  const version = consentVersionOf(consentTextVersion, policy)
  return alert.consent.version === version ? alert : 'expired'
}

/** Replaces the address's alert; returns false for a link older than the latest request. */
export async function storeAlert(payload: Payload, alert: RequestedAlert, consentText: string) {
  const { email, departments, workplaces, language, consent } = alert
  return inTransaction(payload, async (req) => {
    await lock(req, `job-alert:${email}`)
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
      language,
      confirmedAt: now,
      consent: { ...consent, text: consentText },
    }
    const [known] = docs
    const agreed = known?.consent?.givenAt
    if (agreed && Date.parse(agreed) > Date.parse(consent.givenAt)) return false
    if (known) await payload.update({ ...common, id: known.id, data })
    else await payload.create({ ...common, data: { ...data, email, toldUntil: now } })
    return true
  })
}

/** The unsubscribe URL; valid as long as the alert exists, because emails are read years later. */
export function unsubscribeUrl(alertId: number, language: Language): string {
  const token = signToken('job-alert-unsubscribe', { alert: alertId }, settings.PAYLOAD_SECRET)
  const page = localizedPath(pages['job-alerts-unsubscribe'].path, language)
  return `${settings.SITE_URL}${page}?token=${token}`
}

/** The id of the alert to unsubscribe; `undefined` when the token is invalid. */
export function readUnsubscribe(token: string): number | undefined {
  const data = readToken('job-alert-unsubscribe', token, settings.PAYLOAD_SECRET)
  return data === undefined ? undefined : z.object({ alert: z.number() }).parse(data).alert
}

/** Deletes the alert of a token; succeeds if it is already deleted. */
export async function removeAlert(payload: Payload, token: string): Promise<boolean> {
  const id = readUnsubscribe(token)
  if (id === undefined) return false
  await payload.delete({
    collection: 'job-alerts',
    where: { id: { equals: id } },
    depth: 0,
  })
  return true
}
