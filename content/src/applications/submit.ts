import { createHmac, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { storeDocument } from '../documents/store-document.ts'
import { type EmailToSend, queueEmails } from '../email/emails.ts'
import type { AnswersInEmail } from '../email/layout.tsx'
import {
  applicationRecipients,
  emailCompany,
  languageAnswer,
  staffText,
} from '../email/recipients.ts'
import type { Language } from '../i18n/languages.ts'
import type { EmailQueue } from '../jobs/queue.ts'
import { m } from '../paraglide/messages.js'
import { createWithVersion } from '../publishing/versions.ts'
import { settings } from '../settings.ts'
import { inTransactionWithinTime } from '../storage/locks.ts'
import { query } from '../storage/transaction.ts'
import {
  contentHash,
  newReference,
  type SubmissionSource,
  type SubmittedForm,
  sourceOf,
} from '../submissions/fields.ts'
import { guardSubmission, mayBeConfirmed, type SpamSign } from '../submissions/guard.ts'
import type { SubmissionResult } from '../submissions/submission.ts'
import type { ApplicationEmailData } from './emails.tsx'
import {
  type Application,
  type ApplicationQuestion,
  readApplication,
  type YesNo,
} from './schema.ts'

export type ApplicationContext = {
  /** Absent for applications without a vacancy. */
  vacancy?: { id: number; title: string }
  language: Language
  /** As shown in the form, to be stored and used in emails with the same wording. */
  texts: { consent: { text: string; version: string }; answerTime: string }
  source: SubmissionSource
  spamSigns: SpamSign[]
}

type Submission = SubmittedForm & {
  vacancy?: { id: number; title: string; closed: boolean; questions: ApplicationQuestion[] }
  language: Language
  texts: ApplicationContext['texts'] & { yesNo: YesNo }
  clientAddress: string
}

/** Validates and stores a submitted form. @throws MalformedForm, or what prevented storing it. */
export async function submitApplication(
  payload: Payload,
  queue: EmailQueue,
  { vacancy, language, texts, clientAddress, ...sent }: Submission,
): Promise<SubmissionResult<{ reference: string }>> {
  if (vacancy?.closed) return { status: 'closed' }
  const read = readApplication(sent, vacancy?.questions ?? [], texts.yesNo)
  if ('errors' in read) return { status: 'invalid', errors: read.errors }
  const { coverLetter, answers } = read.application
  const text = [coverLetter, ...answers.map(({ answer }) => answer)].filter(Boolean).join('\n')
  const guard = await guardSubmission(payload, sent.form, clientAddress, text)
  if (guard.status === 'wait') return guard
  const reference = await storeApplication(payload, queue, read.application, {
    vacancy,
    language,
    texts,
    source: sourceOf(sent.form),
    spamSigns: guard.spamSigns,
  })
  return { status: 'stored', stored: { reference } }
}

/**
 * Stores an application, its CV and its emails in one transaction; returns its reference after the
 * commit. A later one from the same address, which may be another person's, for the same vacancy
 * replaces nothing: it refers to the first as a possible duplicate; an identical one within a day
 * is dropped. @throws StorageFull when the disk is full.
 */
export async function storeApplication(
  payload: Payload,
  queue: EmailQueue,
  application: Application,
  context: ApplicationContext,
): Promise<string> {
  const { vacancy, language, texts, source, spamSigns } = context
  const key = applicantKey(application.email, vacancy?.id)
  const hash = contentHash({ ...application, cv: application.cv?.sha256 })
  // The second of two applications of the same applicant for the same vacancy finds the first.
  const keys = [`application:${key}`]
  const work = async (req: PayloadRequest) => {
    // Locked, so that the first is not erased before a duplicate refers to it.
    const rows = await query(
      req,
      sql`
      select id, reference, content_hash = ${hash} and created_at > now() - interval '1 day' as same
      from applications
      where applicant_key = ${key} and deleted_at is null
      order by id
      for key share`,
    )
    const same = rows.find(({ same }) => same)
    if (same) return String(same.reference)
    const [first] = rows
    const reference = newReference('A')
    const { cv, answers, ...sent } = application
    const id = await createWithVersion(req, 'applications', {
      ...sent,
      // Array rows need such an id, which only Payload's operations generate.
      answers: answers.map((answer) => ({ ...answer, id: randomBytes(12).toString('hex') })),
      vacancy: vacancy?.id,
      language,
      cv: cv ? await storeDocument(req, cv, 'applications') : null,
      consent: { ...texts.consent, givenAt: new Date().toISOString() },
      source,
      spamSigns,
      reference,
      applicantKey: key,
      contentHash: hash,
      possibleDuplicateOf: first && Number(first.id),
      idempotencyKey: crypto.randomUUID(),
      status: 'new',
    })
    const stored = { id, reference, possibleDuplicateOf: first && String(first.reference) }
    await queueEmails(req, queue, await submissionEmails(req, application, context, stored))
    return reference
  }
  return inTransactionWithinTime(payload, work, keys)
}

/** A key per applicant and vacancy; without the secret, it does not reveal who the applicant is. */
function applicantKey(email: string, vacancyId: number | undefined): string {
  return createHmac('sha256', settings.PAYLOAD_SECRET)
    .update(`applicant:${vacancyId ?? 'none'}:${email.toLowerCase()}`)
    .digest('hex')
}

/** An email to the applicant, unless a bot sent the application, and one to each recipient. */
async function submissionEmails(
  req: PayloadRequest,
  application: Application,
  { vacancy, language, texts, spamSigns }: ApplicationContext,
  stored: { id: number; reference: string; possibleDuplicateOf?: string },
): Promise<EmailToSend[]> {
  const company = await emailCompany(req)
  const recipients = await applicationRecipients(req, company)
  const { id, reference, possibleDuplicateOf } = stored
  const [recruiting = company.email] = recipients
  const { name, email } = application
  const data: ApplicationEmailData = {
    reference,
    company,
    position: vacancy?.title,
    answerTime: texts.answerTime,
    person: { name, email },
  }
  const confirmation: EmailToSend = {
    to: email,
    unconfirmed: true,
    replyTo: recruiting,
    about: reference,
    subject: m.application_received_subject({ reference }, { locale: language }),
    template: 'application-received',
    data: { ...data, locale: language },
  }
  const title = vacancy?.title ?? staffText('without a vacancy')
  const notices = recipients.map(
    (recipient): EmailToSend => ({
      to: recipient,
      replyTo: email,
      about: reference,
      subject: `${reference}: ${name}, ${title}`,
      template: 'application-notice',
      data: {
        ...data,
        answers: [...languageAnswer(language), ...answersOf(application)],
        possibleDuplicateOf,
        adminUrl: `${settings.ADMIN_URL}/admin/collections/applications/${id}`,
      },
    }),
  )
  return mayBeConfirmed(spamSigns) ? [confirmation, ...notices] : notices
}

function answersOf(application: Application): AnswersInEmail {
  const { name, email, phone, cv, links, coverLetter, answers } = application
  const fields = [
    [staffText('Name'), name],
    [staffText('Email'), email],
    [staffText('Phone'), phone],
    [staffText('CV'), cv?.originalName],
    [staffText('Links'), links.join('\n')],
    [staffText('Cover letter'), coverLetter],
    ...answers.map(({ question, answer }) => [question, answer] as const),
  ] as const
  return fields.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
