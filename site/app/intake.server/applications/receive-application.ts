import { randomBytes } from 'node:crypto'
import { keepDocument } from '@vitrina/content/documents/store-document.ts'
import { applicationRecipients, mailCompany } from '@vitrina/content/email/email-company.ts'
import { type MailToSend, queueMails } from '@vitrina/content/email/queue-email.ts'
import type { AnswersInMail, ApplicationMailData } from '@vitrina/content/email/templates.ts'
import type { MailQueue } from '@vitrina/content/jobs/queue.ts'
import { createWithVersion } from '@vitrina/content/publishing/versions.ts'
import { settings } from '@vitrina/content/settings.ts'
import { executorOf } from '@vitrina/content/storage/transaction.ts'
import { inTransactionWithinTime } from '@vitrina/content/storage/within-time.ts'
import { sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { m } from '~/paraglide/messages.js'
import { mayBeConfirmed, type SpamSign } from '../abuse/spam-signs.ts'
import type { ConsultationSource } from '../receive-consultation.ts'
import { newReference } from '../reference.ts'
import { applicantKey, contentHash } from './applicant-key.ts'
import type { Application } from './application-schema.ts'

/** What an application is for and how it came. */
export type ApplicationCircumstances = {
  /** None: the person writes without a vacancy. */
  vacancy?: { id: number; title: string }
  /** The words that were agreed to, as they stood in the form. */
  consent: { text: string; version: string }
  answerTime: string
  source: ConsultationSource
  spamSigns: SpamSign[]
}

/**
 * Stores an application, its CV and the mails it calls for in one transaction.
 *
 * Nothing that is stored is ever changed by another one: whoever sends it may have typed the address
 * of somebody else. Another application of the same address for the same vacancy is stored beside the
 * first and refers to it as a possible duplicate. The very same within a day is stored once.
 *
 * @returns the reference, after the database has confirmed that the application is stored.
 * @throws StorageFull when the disk is full, or what else kept it from being stored within a few
 *   seconds; nothing was then, and it can be sent again.
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
 * Holds off another application of the same person for the same vacancy until this one is stored,
 * so that the second of two at once finds the first.
 */
async function waitForOthers(req: PayloadRequest, key: string): Promise<void> {
  const database = await executorOf(req)
  await database.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`application:${key}`}::text, 0))`,
  )
}

/**
 * The first application under a key that is not in the trash. It stays until the transaction ends, so
 * that one which refers to it can be stored while it is being erased.
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
    // Rows of a list are known by such a number, which only Payload's operations would give them.
    answers: answers.map((answer) => ({ ...answer, id: randomBytes(12).toString('hex') })),
    vacancy: vacancy?.id,
    cv: cv ? await keepDocument(req, cv, 'applications') : null,
    consent: { ...consent, givenAt: new Date().toISOString() },
    source,
    spamSigns,
  }
}

/** One to the applicant, unless a machine has written, and one to each of those who are told. */
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

/** Everything that was sent, with the label that stood beside it; what was left empty is left out. */
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
