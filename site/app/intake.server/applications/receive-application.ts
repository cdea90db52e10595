import { randomBytes } from 'node:crypto'
import { keepDocument } from '@vitrina/content/documents/store-document.ts'
import { type MailToSend, queueMails } from '@vitrina/content/email/queue-email.ts'
import { applicationRecipients, mailCompany } from '@vitrina/content/email/recipients.ts'
import type { AnswersInMail, ApplicationMailData } from '@vitrina/content/email/templates.ts'
import type { MailQueue } from '@vitrina/content/jobs/queue.ts'
import { createWithVersion } from '@vitrina/content/publishing/versions.ts'
import { settings } from '@vitrina/content/settings.ts'
import { executorOf, inTransactionWithinTime } from '@vitrina/content/storage/transaction.ts'
import { sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { m } from '~/paraglide/messages.js'
import { mayBeConfirmed, type SpamSign } from '../abuse/spam-signs.ts'
import type { ConsultationSource } from '../receive-consultation.ts'
import { newReference } from '../reference.ts'
import { applicantKey, contentHash } from './applicant-key.ts'
import type { Application } from './application-schema.ts'

/** The context of an application: its vacancy and its source. */
export type ApplicationCircumstances = {
  /** Absent for applications without a vacancy. */
  vacancy?: { id: number; title: string }
  /** The consent text as shown in the form. */
  consent: { text: string; version: string }
  answerTime: string
  source: ConsultationSource
  spamSigns: SpamSign[]
}

/**
 * Stores an application, its CV and its emails in one transaction. A stored application is never
 * changed by a later one, because the sender may have entered another person's address. A later
 * application from the same address for the same vacancy is stored separately and refers to the
 * first as a possible duplicate. An identical one within 24 hours is deduplicated.
 *
 * @returns the reference, after the database has committed the application.
 * @throws StorageFull when the disk is full, or any other error that prevented storing it within a
 *   few seconds. Nothing was stored then, and it can be sent again.
 */
export async function receiveApplication(
  payload: Payload,
  queue: MailQueue,
  application: Application,
  circumstances: ApplicationCircumstances,
): Promise<string> {
  const key = applicantKey(application.email, circumstances.vacancy?.id)
  const hash = contentHash(application)
  return inTransactionWithinTime(payload, async (req) => {
    await waitForOthers(req, key)
    const isSame = sql`content_hash = ${hash} and created_at > now() - interval '1 day'`
    const same = await findFirst(req, key, isSame)
    if (same) return same.reference
    const first = await findFirst(req, key)
    const reference = newReference('A')
    const id = await createWithVersion(req, 'applications', {
      ...(await whatWasSent(req, application, circumstances)),
      reference,
      applicantKey: key,
      contentHash: hash,
      possibleDuplicateOf: first?.id,
      idempotencyKey: crypto.randomUUID(),
      status: 'new',
    })
    const stored = { id, reference, possibleDuplicateOf: first?.reference }
    await queueMails(req, queue, await mailsAbout(req, application, circumstances, stored))
    return reference
  })
}

/** Whether an application with this reference is stored. */
export async function isApplicationStored(payload: Payload, reference: string): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'applications',
    where: { reference: { equals: reference } },
    overrideAccess: true,
  })
  return totalDocs > 0
}

/**
 * Serializes applications of the same applicant for the same vacancy until the transaction ends, so
 * that the second of two concurrent ones finds the first.
 */
async function waitForOthers(req: PayloadRequest, key: string): Promise<void> {
  const database = await executorOf(req)
  await database.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`application:${key}`}::text, 0))`,
  )
}

/**
 * The first application with this key that is not in the trash. Locked until the transaction ends,
 * so that it cannot be erased before a duplicate that refers to it is stored.
 */
async function findFirst(
  req: PayloadRequest,
  key: string,
  rule = sql`true`,
): Promise<{ id: number; reference: string } | undefined> {
  const database = await executorOf(req)
  const { rows } = await database.execute(sql`
    select id, reference from applications
    where applicant_key = ${key} and deleted_at is null and ${rule}
    order by id limit 1
    for key share`)
  const [found] = rows
  return found && { id: Number(found.id), reference: String(found.reference) }
}

async function whatWasSent(
  req: PayloadRequest,
  { cv, answers, ...sent }: Application,
  { vacancy, consent, source, spamSigns }: ApplicationCircumstances,
) {
  return {
    ...sent,
    // Array rows need such an id, which only Payload's operations generate.
    answers: answers.map((answer) => ({ ...answer, id: randomBytes(12).toString('hex') })),
    vacancy: vacancy?.id,
    cv: cv ? await keepDocument(req, cv, 'applications') : null,
    consent: { ...consent, givenAt: new Date().toISOString() },
    source,
    spamSigns,
  }
}

/**
 * One email to the applicant, unless a bot sent the application, and one to each staff recipient.
 */
async function mailsAbout(
  req: PayloadRequest,
  application: Application,
  { vacancy, answerTime, spamSigns }: ApplicationCircumstances,
  stored: { id: number; reference: string; possibleDuplicateOf?: string },
): Promise<MailToSend[]> {
  const company = await mailCompany(req)
  const recipients = await applicationRecipients(req, company)
  const { id, reference, possibleDuplicateOf } = stored
  const [recruiting = company.email] = recipients
  const { name, email } = application
  const data: ApplicationMailData = {
    reference,
    company,
    position: vacancy?.title,
    answerTime,
    person: { name, email },
  }
  const confirmation: MailToSend = {
    to: email,
    unconfirmed: true,
    replyTo: recruiting,
    about: reference,
    subject: m.mail_application_received_subject({ reference }),
    template: 'application-received',
    data,
  }
  const position = vacancy?.title ?? m.mail_application_no_vacancy()
  const notices = recipients.map(
    (recipient): MailToSend => ({
      to: recipient,
      replyTo: email,
      about: reference,
      subject: m.mail_application_notice_subject({ reference, name, position }),
      template: 'application-notice',
      data: {
        ...data,
        answers: answersInWords(application),
        possibleDuplicateOf,
        adminUrl: `${settings.ADMIN_URL}/admin/collections/applications/${id}`,
      },
    }),
  )
  return mayBeConfirmed(spamSigns) ? [confirmation, ...notices] : notices
}

/** All answers with the labels of their fields; empty ones are omitted. */
function answersInWords(application: Application): AnswersInMail {
  const { name, email, phone, cv, links, coverLetter, answers } = application
  const fields = [
    [m.form_name_label(), name],
    [m.form_email_label(), email],
    [m.form_phone_label(), phone],
    [m.application_cv_label(), cv?.originalName],
    [m.application_links_label(), links.join('\n')],
    [m.application_cover_letter_label(), coverLetter],
    ...answers.map(({ question, answer }) => [question, answer] as const),
  ] as const
  return fields.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
