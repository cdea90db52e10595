import {
  type Appointed,
  appointmentInMail,
  invitationTo,
} from '@vitrina/content/consultations/appointment-emails.ts'
import { signAppointmentKey } from '@vitrina/content/consultations/appointment-token.ts'
import type { ConsultationSettings } from '@vitrina/content/consultations/consultation-hours.ts'
import { knownTimeZone } from '@vitrina/content/consultations/format-appointment.ts'
import { type BookedSlot, bookSlot, SlotTaken } from '@vitrina/content/consultations/slots.ts'
import { type ArrivedFile, keepDocument } from '@vitrina/content/documents/store-document.ts'
import { type MailToSend, queueMails } from '@vitrina/content/email/queue-email.ts'
import type { AnswersInMail, ConsultationMailData } from '@vitrina/content/email/templates.ts'
import type { MailQueue } from '@vitrina/content/jobs/queue.ts'
import { createWithVersion } from '@vitrina/content/publishing/versions.ts'
import { settings } from '@vitrina/content/settings.ts'
import { executorOf, inTransactionWithinTime } from '@vitrina/content/storage/transaction.ts'
import { sql } from 'drizzle-orm'
import { type Payload, type PayloadRequest, ValidationError } from 'payload'
import { m } from '~/paraglide/messages.js'
import { mayBeConfirmed, type SpamSign } from './abuse/spam-signs.ts'
import type { Consultation } from './consultation-schema.ts'
import { newReference } from './reference.ts'

/** The source of a request, as sent by the browser. */
export type ConsultationSource = { page?: string; referrer?: string; campaign?: string }

/** The texts shown in the form, to be stored and used in emails with the same wording. */
export type ConsultationWords = {
  services: Array<{ value: string; label: string }>
  budgets: Array<{ value: string; label: string }>
  timelines: Array<{ value: string; label: string }>
  consent: { text: string; version: string }
  answerTime: string
  /** The project or service it is about. */
  subject?: string
}

/** A valid request with everything that is stored with it. */
export type ReceivedConsultation = {
  consultation: Consultation
  words: ConsultationWords
  source: ConsultationSource
  settings: ConsultationSettings
  attachments?: ArrivedFile[]
  /** Signs that a bot sent it; it is stored regardless. */
  spamSigns?: SpamSign[]
}

/** The result returned to the sender of a request. */
export type Receipt = {
  reference: string
  /** Gives access to the appointment booked with it; only for the sender. */
  appointmentToken?: string
}

/**
 * Stores a consultation request, its attachments, its appointment and its emails in one transaction
 * with a timeout of 8 seconds.
 *
 * Requests are deduplicated: the same form sent again (its `idempotencyKey`), and the same texts
 * from the same address within 24 hours, return the reference of the first, unless they ask for
 * another slot.
 *
 * @returns the receipt, after the database has committed the request.
 * @throws SlotTaken when the slot is no longer available, StorageFull when the disk is full;
 *   nothing was stored then. After any other error, it can be sent again.
 */
export async function receiveConsultation(
  payload: Payload,
  queue: MailQueue,
  received: ReceivedConsultation,
): Promise<Receipt> {
  const { consultation } = received
  try {
    return await inTransactionWithinTime(payload, async (req) => {
      await waitForSameWords(req, consultation)
      return (await findStored(req, consultation)) ?? store(req, queue, received)
    })
  } catch (error) {
    if (!isTwin(error) && !(error instanceof SlotTaken)) throw error
    // A duplicate (double click) may have been inserted between the lookup and the insert.
    const twin = await inTransactionWithinTime(payload, (req) => findStored(req, consultation))
    if (twin) return twin
    throw error
  }
}

/** Whether a request with this reference is stored. */
export async function isStored(payload: Payload, reference: string): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'consultation-requests',
    where: { reference: { equals: reference } },
    overrideAccess: true,
  })
  return totalDocs > 0
}

/**
 * Serializes requests with the same texts, so that the second of two concurrent ones finds the
 * first.
 */
async function waitForSameWords(
  req: PayloadRequest,
  { email, message }: Consultation,
): Promise<void> {
  const database = await executorOf(req)
  await database.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`consultation:${email}:${message}`}::text, 0))`,
  )
}

async function findStored(
  req: PayloadRequest,
  { idempotencyKey, email, message, slot }: Consultation,
): Promise<Receipt | undefined> {
  const database = await executorOf(req)
  const wanted = slot === undefined ? null : new Date(slot).toISOString()
  const { rows } = await database.execute(sql`
    select id, reference, appointment_ends_at as ends_at, idempotency_key = ${idempotencyKey} as same_form
    from consultation_requests
    where idempotency_key = ${idempotencyKey}
      or (email = ${email} and created_at > now() - interval '1 day' and message = ${message}
        and (${wanted}::timestamptz is null or appointment_starts_at = ${wanted}::timestamptz))
    order by same_form desc
    limit 1`)
  const found = rows[0]
  if (!found) return undefined
  const reference = String(found.reference)
  if (!found.same_form || !found.ends_at) return { reference }
  const endsAt = new Date(String(found.ends_at)).toISOString()
  return { reference, appointmentToken: pageToken(Number(found.id), endsAt) }
}

/** Whether the error means that the form was already stored. */
function isTwin(error: unknown): boolean {
  return (
    error instanceof ValidationError &&
    error.data.errors.some(({ path }) => path === 'idempotencyKey')
  )
}

async function store(
  req: PayloadRequest,
  queue: MailQueue,
  received: ReceivedConsultation,
): Promise<Receipt> {
  const { consultation, attachments = [], settings } = received
  const reference = newReference('C')
  const documents: number[] = []
  for (const file of attachments) {
    documents.push(await keepDocument(req, file, 'consultation-requests'))
  }
  const write = (slot?: BookedSlot) => storeRequest(req, received, reference, documents, slot)
  const { id, appointment } =
    consultation.slot === undefined
      ? await write()
      : await bookSlot(req, { hours: settings.hours, startsAt: consultation.slot }, write)
  await queueMails(req, queue, mailsAbout(received, { id, reference, appointment }))
  return {
    reference,
    ...(appointment && { appointmentToken: pageToken(id, appointment.endsAt) }),
  }
}

async function storeRequest(
  req: PayloadRequest,
  { consultation, words, source, settings, spamSigns }: ReceivedConsultation,
  reference: string,
  attachments: number[],
  slot: BookedSlot | undefined,
): Promise<{ id: number; appointment?: Appointed }> {
  const { services, slot: _, timeZone: named, ...answers } = consultation
  const timeZone = knownTimeZone(named)
  const id = await createWithVersion(req, 'consultation-requests', {
    ...answers,
    reference,
    services: settings.services.filter(({ slug }) => services.includes(slug)).map(({ id }) => id),
    attachments,
    consent: { ...words.consent, givenAt: new Date().toISOString() },
    source,
    spamSigns,
    status: 'new',
    ...(slot && { appointment: { ...slot, timeZone, sequence: 0 } }),
  })
  if (!slot) return { id }
  const { startsAt, endsAt } = slot
  const { name, email } = consultation
  return {
    id,
    appointment: { id, reference, name, email, startsAt, endsAt, sequence: 0, timeZone },
  }
}

/**
 * One email to the visitor, unless a bot sent the request without booking a slot, and one to each
 * staff recipient.
 */
function mailsAbout(
  {
    consultation,
    words,
    settings: { company, hours, recipients },
    attachments,
    spamSigns,
  }: ReceivedConsultation,
  stored: { id: number; reference: string; appointment?: Appointed },
): MailToSend[] {
  const { id, reference, appointment } = stored
  const { name, email } = consultation
  const data: ConsultationMailData = {
    reference,
    company,
    answerTime: words.answerTime,
    person: { name, email, company: consultation.company, phone: consultation.phone },
  }
  const confirmation: MailToSend = {
    to: email,
    // Invitations are always sent; the number of slots limits them.
    unconfirmed: !appointment,
    replyTo: company.email,
    subject: m.mail_consultation_received_subject({ reference }),
    about: reference,
    template: 'consultation-received',
    data: {
      ...data,
      appointment: appointment && appointmentInMail(appointment, { hours }, 'visitor'),
    },
    attachments: appointment && [invitationTo(appointment, { company })],
  }
  const notices = recipients.map(
    (recipient): MailToSend => ({
      to: recipient,
      replyTo: email,
      subject: m.mail_consultation_notice_subject({ reference, name }),
      about: reference,
      template: 'consultation-notice',
      data: {
        ...data,
        answers: answersInWords(consultation, words, attachments),
        appointment: appointment && appointmentInMail(appointment, { hours }, 'staff'),
        adminUrl: `${settings.ADMIN_URL}/admin/collections/consultation-requests/${id}`,
      },
      attachments: appointment && [
        invitationTo(appointment, { company }, { colleague: recipient }),
      ],
    }),
  )
  return appointment || mayBeConfirmed(spamSigns) ? [confirmation, ...notices] : notices
}

function pageToken(request: number, endsAt: string): string {
  return signAppointmentKey({ request, holder: 'page' }, endsAt, settings.PAYLOAD_SECRET)
}

/** All answers with the labels of their fields; empty ones are omitted. */
function answersInWords(
  { name, email, company, phone, services, budget, timeline, message }: Consultation,
  words: ConsultationWords,
  attachments: ArrivedFile[] = [],
): AnswersInMail {
  const label = (choices: ConsultationWords['services'], value?: string) =>
    choices.find((choice) => choice.value === value)?.label ?? value
  const answers = [
    [m.hire_us_about_label(), words.subject],
    [m.hire_us_message_label(), message],
    [m.hire_us_services_label(), services.map((slug) => label(words.services, slug)).join('\n')],
    [m.hire_us_budget_label(), label(words.budgets, budget)],
    [m.hire_us_timeline_label(), label(words.timelines, timeline)],
    [m.hire_us_attachments_label(), attachments.map(({ originalName }) => originalName).join('\n')],
    [m.form_name_label(), name],
    [m.form_email_label(), email],
    [m.hire_us_company_label(), company],
    [m.form_phone_label(), phone],
  ] as const
  return answers.flatMap(([question, value]) => (value ? [{ label: question, value }] : []))
}
