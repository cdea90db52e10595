import { randomBytes } from 'node:crypto'
import { keepDocument } from '@vitrina/content/documents/keep-document.ts'
import { recipientsOf } from '@vitrina/content/fields/recipients.ts'
import type { MailQueue } from '@vitrina/content/jobs/queue.ts'
import { type MailToSend, queueMails } from '@vitrina/content/jobs/queue-mail.ts'
import { mailCompany } from '@vitrina/content/mails/mail-company.ts'
import type { ApplicationMailData } from '@vitrina/content/mails/templates.ts'
import type { Application as StoredApplication } from '@vitrina/content/payload-types.ts'
import { settings } from '@vitrina/content/settings.ts'
import { createWithVersion } from '@vitrina/content/storage/create-with-version.ts'
import { executorOf } from '@vitrina/content/storage/executor.ts'
import { replaceWithVersion } from '@vitrina/content/storage/replace-with-version.ts'
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

/** Steps after which a new application begins anew; at any other, staff go on where they are. */
const ended: StoredApplication['status'][] = ['rejected', 'withdrawn']

/**
 * Stores an application, its CV and the mails it calls for in one transaction.
 *
 * There is one for each person and vacancy. Another one takes its place and keeps its reference,
 * and what it was before stays in the versions. The very same again changes nothing.
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
    await waitForTwins(req, key)
    const earlier = await findEarlier(req, key)
    if (earlier?.contentHash === hash) return earlier.reference
    const reference = earlier?.reference ?? newReference('A')
    const data = {
      ...(await whatWasSent(req, application, circumstances)),
      contentHash: hash,
    }
    const id = earlier
      ? await replace(req, earlier, data)
      : await create(req, { ...data, applicantKey: key, reference })
    const stored = { id, reference, again: earlier !== undefined }
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
 * so that the second of two at once finds the first. The unique index would stop it as well, but
 * only after its file was put in place.
 */
async function waitForTwins(req: PayloadRequest, key: string): Promise<void> {
  const database = await executorOf(req)
  await database.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`application:${key}`}::text, 0))`,
  )
}

type Earlier = Pick<StoredApplication, 'id' | 'reference' | 'status' | 'contentHash'>

async function findEarlier(req: PayloadRequest, key: string): Promise<Earlier | undefined> {
  const { docs } = await req.payload.find({
    collection: 'applications',
    where: { applicantKey: { equals: key } },
    select: { reference: true, status: true, contentHash: true },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return docs[0]
}

async function whatWasSent(
  req: PayloadRequest,
  { cv, phone, coverLetter, answers, ...sent }: Application,
  { vacancy, consent, source, spamSigns }: ApplicationCircumstances,
) {
  return {
    ...sent,
    // Not left out: what is not sent any more does not stay from an earlier one.
    phone: phone || null,
    coverLetter: coverLetter || null,
    // Rows of a list are known by such a number, which only Payload's operations would give them.
    answers: answers.map((answer) => ({ ...answer, id: randomBytes(12).toString('hex') })),
    vacancy: vacancy?.id,
    cv: cv ? await keepDocument(req, cv, 'applications') : null,
    consent: { ...consent, givenAt: new Date().toISOString() },
    source,
    spamSigns,
  }
}

type Sent = Awaited<ReturnType<typeof whatWasSent>> & { contentHash: string }

async function create(
  req: PayloadRequest,
  data: Sent & { applicantKey: string; reference: string },
): Promise<number> {
  const idempotencyKey = crypto.randomUUID()
  return createWithVersion(req, 'applications', { ...data, idempotencyKey, status: 'new' })
}

async function replace(req: PayloadRequest, earlier: Earlier, data: Sent): Promise<number> {
  await replaceWithVersion(req, 'applications', earlier.id, {
    ...data,
    sentAgainAt: new Date().toISOString(),
    // Announced of the one that was there before.
    erasureAnnouncedAt: null,
    status: ended.includes(earlier.status) ? 'new' : earlier.status,
  })
  return earlier.id
}

/** One to the applicant, unless a machine has written, and one to each of those who are told. */
async function mailsAbout(
  req: PayloadRequest,
  application: Application,
  { vacancy, answerTime, spamSigns }: ApplicationCircumstances,
  { id, reference, again }: { id: number; reference: string; again: boolean },
): Promise<MailToSend[]> {
  const [company, page] = await Promise.all([
    mailCompany(req),
    req.payload.findGlobal({ slug: 'careers-page', depth: 0, overrideAccess: true, req }),
  ])
  const { name, email } = application
  const data: ApplicationMailData = {
    reference,
    company,
    position: vacancy?.title,
    answerTime,
    person: { name, email },
    answers: answersInWords(application),
  }
  const confirmation: MailToSend = {
    to: email,
    unconfirmed: true,
    replyTo: company.email,
    about: reference,
    ...(again
      ? {
          subject: m.mail_application_updated_subject({ reference }),
          template: 'application-updated' as const,
        }
      : {
          subject: m.mail_application_received_subject({ reference }),
          template: 'application-received' as const,
        }),
    data,
  }
  const position = vacancy?.title ?? m.mail_application_no_vacancy()
  const notices = recipientsOf(page.application?.recipients, company).map(
    (recipient): MailToSend => ({
      to: recipient,
      replyTo: email,
      about: reference,
      subject: m.mail_application_notice_subject({ reference, name, position }),
      template: 'application-notice',
      data: {
        ...data,
        again,
        adminUrl: `${settings.ADMIN_URL}/admin/collections/applications/${id}`,
      },
    }),
  )
  return mayBeConfirmed(spamSigns) ? [confirmation, ...notices] : notices
}

/** Everything that was sent, with the label that stood beside it; what was left empty is left out. */
function answersInWords(application: Application): ApplicationMailData['answers'] {
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
