import { sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { storeDocument, type UploadedFile } from '../documents/store-document.ts'
import { type EmailToSend, queueEmails } from '../email/queue-email.ts'
import type { AnswersInEmail, ConsultationEmailData } from '../email/templates.ts'
import type { EmailQueue } from '../jobs/queue.ts'
import { createWithVersion } from '../publishing/versions.ts'
import { settings } from '../settings.ts'
import { lock } from '../storage/locks.ts'
import { inTransactionWithinTime, query } from '../storage/transaction.ts'
import { newReference } from '../submissions/confirmation.ts'
import {
  contentHash,
  type SubmissionSource,
  type SubmittedForm,
  sourceOf,
} from '../submissions/fields.ts'
import { guardSubmission, mayBeConfirmed, type SpamSign } from '../submissions/guard.ts'
import type { SubmissionResult } from '../submissions/submission.ts'
import {
  type Appointed,
  appointed,
  appointmentInEmail,
  invitationTo,
} from './appointments/appointment-emails.ts'
import { signAppointmentKey } from './appointments/appointment-link.ts'
import { knownTimeZone } from './appointments/format-appointment.ts'
import {
  type BookedSlot,
  bookSlot,
  type ConsultationSettings,
  SlotUnavailable,
} from './appointments/slots.ts'
import { questionList, staffLabels } from './fields.ts'
import { type Choices, type Consultation, readConsultation } from './schema.ts'

/** The texts shown in the form, to be stored and used in emails with the same wording. */
export type FormTexts = {
  choices: Choices
  consent: { text: string; version: string }
  answerTime: string
  subject?: string
}

export type Receipt = {
  reference: string
  /** Gives access to the appointment booked with it; only for the sender. */
  appointmentToken?: string
}

type Submission = SubmittedForm & {
  texts: Omit<FormTexts, 'subject'>
  clientAddress: string
  /** The title of the project or service at a path of the site. */
  findSubject: (path: string | undefined) => Promise<string | undefined>
  readSettings: () => Promise<ConsultationSettings>
}

/** Validates and stores a submitted form. @throws MalformedForm, or what prevented storing it. */
export async function submitConsultation(
  payload: Payload,
  queue: EmailQueue,
  { findSubject, readSettings, clientAddress, texts, ...sent }: Submission,
): Promise<SubmissionResult<Receipt>> {
  const read = readConsultation(sent, texts.choices)
  if ('errors' in read) return { status: 'invalid', errors: read.errors }
  const { consultation } = read
  const source = sourceOf(sent.form)
  const guard = await guardSubmission(payload, sent.form, clientAddress, consultation.message)
  if (guard.status === 'wait') return guard
  const [settings, subject] = await Promise.all([readSettings(), findSubject(source.page)])
  try {
    const stored = await storeConsultation(payload, queue, {
      consultation,
      texts: { ...texts, subject },
      source,
      settings,
      attachments: sent.files.attachments,
      spamSigns: guard.spamSigns,
    })
    return { status: 'stored', stored }
  } catch (error) {
    if (!(error instanceof SlotUnavailable)) throw error
    return { status: 'conflict', errors: { slot: { code: 'unavailable' } } }
  }
}

export type ConsultationToStore = {
  consultation: Consultation
  texts: FormTexts
  source: SubmissionSource
  settings: ConsultationSettings
  attachments?: UploadedFile[]
  /** Signs that a bot sent it; it is stored regardless. */
  spamSigns?: SpamSign[]
}

/**
 * Stores a request, its attachments, appointment and emails in one transaction; returns the receipt
 * after the commit. One with the same content within a day gets the reference of the first. A
 * different one is stored, even from the same form: its sender may not have seen the receipt.
 * @throws SlotUnavailable, or StorageFull when the disk is full.
 */
export async function storeConsultation(
  payload: Payload,
  queue: EmailQueue,
  toStore: ConsultationToStore,
): Promise<Receipt> {
  const { idempotencyKey, ...answers } = toStore.consultation
  const files = toStore.attachments?.map(({ sha256 }) => sha256) ?? []
  const hash = contentHash({ ...answers, attachments: files })
  return inTransactionWithinTime(payload, async (req) => {
    // Of concurrent requests from the same form or with the same content, the second finds the first.
    await lock(req, `consultation:${idempotencyKey}`)
    await lock(req, `consultation:${hash}`)
    return (await findStored(req, toStore.consultation, hash)) ?? store(req, queue, toStore, hash)
  })
}

async function findStored(
  req: PayloadRequest,
  { idempotencyKey, email, slot }: Consultation,
  hash: string,
): Promise<Receipt | undefined> {
  const wanted = slot === undefined ? null : new Date(slot).toISOString()
  const rows = await query(
    req,
    sql`
    select id, reference, appointment_ends_at as ends_at, idempotency_key = ${idempotencyKey} as same_form
    from consultation_requests
    where email = ${email} and content_hash = ${hash} and deleted_at is null
      and created_at > now() - interval '1 day'
      and (${wanted}::timestamptz is null
        or (appointment_starts_at = ${wanted}::timestamptz and appointment_cancelled_at is null))
    order by same_form desc
    limit 1`,
  )
  const found = rows[0]
  if (!found) return undefined
  const reference = String(found.reference)
  if (!found.same_form || !found.ends_at) return { reference }
  return { reference, appointmentToken: pageToken(Number(found.id), String(found.ends_at)) }
}

function pageToken(request: number, endsAt: string): string {
  return signAppointmentKey({ request, holder: 'page' }, endsAt)
}

/** The key of the form, or another one if a request with other content has it already. */
async function unusedKey(req: PayloadRequest, key: string): Promise<string> {
  const rows = await query(
    req,
    sql`select 1 from consultation_requests where idempotency_key = ${key}`,
  )
  return rows.length > 0 ? crypto.randomUUID() : key
}

async function store(
  req: PayloadRequest,
  queue: EmailQueue,
  toStore: ConsultationToStore,
  hash: string,
): Promise<Receipt> {
  const { texts, source, spamSigns, attachments = [], settings } = toStore
  const { services, slot: startsAt, timeZone, idempotencyKey, ...answers } = toStore.consultation
  const documents: number[] = []
  for (const file of attachments) {
    documents.push(await storeDocument(req, file, 'consultation-requests'))
  }
  const request = {
    ...answers,
    reference: newReference('C'),
    idempotencyKey: await unusedKey(req, idempotencyKey),
    contentHash: hash,
    attachments: documents,
    services: settings.services.filter(({ slug }) => services.includes(slug)).map(({ id }) => id),
    consent: { ...texts.consent, givenAt: new Date().toISOString() },
    source,
    spamSigns,
    status: 'new' as const,
  }
  const write = async (slot?: BookedSlot) => {
    const appointment = slot && { ...slot, timeZone: knownTimeZone(timeZone), sequence: 0 }
    const id = await createWithVersion(req, 'consultation-requests', { ...request, appointment })
    return { id, appointment: appointment && appointed({ ...request, id, appointment }) }
  }
  const { id, appointment } =
    startsAt === undefined
      ? await write()
      : await bookSlot(req, { hours: settings.hours, startsAt }, write)
  const { reference } = request
  await queueEmails(req, queue, submissionEmails(toStore, { id, reference, appointment }))
  return {
    reference,
    ...(appointment && { appointmentToken: pageToken(id, appointment.endsAt) }),
  }
}

/** An email to the visitor, unless a bot booked no slot, and one to each staff recipient. */
function submissionEmails(
  { settings: { company, hours, recipients }, ...sent }: ConsultationToStore,
  { id, reference, appointment }: { id: number; reference: string; appointment?: Appointed },
): EmailToSend[] {
  const { name, email, company: employer, phone } = sent.consultation
  const dataFor = (reader: 'visitor' | 'staff'): ConsultationEmailData => ({
    reference,
    company,
    answerTime: sent.texts.answerTime,
    person: { name, email, company: employer, phone },
    appointment: appointment && appointmentInEmail(appointment, { hours }, reader),
  })
  const confirmation: EmailToSend = {
    to: email,
    // Invitations are always sent; the number of slots limits them.
    unconfirmed: !appointment,
    replyTo: company.email,
    subject: `We have your request (${reference})`,
    about: reference,
    template: 'consultation-received',
    data: dataFor('visitor'),
    attachments: appointment && [invitationTo(appointment, { company })],
  }
  const notices = recipients.map(
    (colleague): EmailToSend => ({
      to: colleague,
      replyTo: email,
      subject: `${reference}: ${name} asks for a consultation`,
      about: reference,
      template: 'consultation-notice',
      data: {
        ...dataFor('staff'),
        answers: answersOf(sent),
        adminUrl: `${settings.ADMIN_URL}/admin/collections/consultation-requests/${id}`,
      },
      attachments: appointment && [invitationTo(appointment, { company }, { colleague })],
    }),
  )
  return appointment || mayBeConfirmed(sent.spamSigns) ? [confirmation, ...notices] : notices
}

function answersOf({
  consultation,
  texts: { subject, choices },
  attachments = [],
}: Pick<ConsultationToStore, 'consultation' | 'texts' | 'attachments'>): AnswersInEmail {
  const answers = questionList
    .filter(({ kind }) => kind !== 'slot' && kind !== 'consent')
    .map(({ name, kind, choices: list }) => {
      const offered = kind === 'services' ? choices.services : list && choices[list]
      const given =
        kind === 'files'
          ? attachments.map(({ originalName }) => originalName)
          : [(consultation as Record<string, unknown>)[name] ?? []].flat().map(String)
      const value = given.map((one) => offered?.find(({ value }) => value === one)?.label ?? one)
      return { label: staffLabels[name], value: value.join('\n') }
    })
  return [{ label: 'About', value: subject ?? '' }, ...answers].filter(({ value }) => value)
}
