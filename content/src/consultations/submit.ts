import { sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { storeDocument, type UploadedFile } from '../documents/store-document.ts'
import { queueEmails } from '../email/queue-email.ts'
import type { EmailQueue } from '../jobs/queue.ts'
import { createWithVersion } from '../publishing/versions.ts'
import { settings } from '../settings.ts'
import { lock } from '../storage/locks.ts'
import { executorOf, inTransactionWithinTime } from '../storage/transaction.ts'
import { newReference } from '../submissions/confirmation.ts'
import { contentHash } from '../submissions/content-hash.ts'
import { type SubmissionSource, type SubmittedForm, sourceOf } from '../submissions/fields.ts'
import { guardSubmission } from '../submissions/guard.ts'
import { handedOutAt, type SpamSign } from '../submissions/spam-signs.ts'
import type { SubmissionResult } from '../submissions/submission.ts'
import type { Appointed } from './appointments/appointment-emails.ts'
import { signAppointmentKey } from './appointments/appointment-token.ts'
import type { ConsultationSettings } from './appointments/consultation-hours.ts'
import { knownTimeZone } from './appointments/format-appointment.ts'
import { type BookedSlot, bookSlot, SlotUnavailable } from './appointments/slots.ts'
import { type Choices, type Consultation, readConsultation } from './schema.ts'
import { submissionEmails } from './submission-emails.ts'

/** The texts shown in the form, to be stored and used in emails with the same wording. */
export type FormTexts = {
  choices: Choices
  consent: { text: string; version: string }
  answerTime: string
  /** The project or service it is about. */
  subject?: string
}

/** The result returned to the sender of a request. */
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

/**
 * Validates and stores a submitted consultation form.
 *
 * @throws when it could not be stored for a reason on our side; MalformedForm.
 */
export async function submitConsultation(
  payload: Payload,
  queue: EmailQueue,
  { findSubject, readSettings, clientAddress, texts, ...sent }: Submission,
): Promise<SubmissionResult<Receipt>> {
  const read = readConsultation(sent, texts.choices)
  if ('errors' in read) return { status: 'invalid', errors: read.errors }
  const { consultation } = read
  const source = sourceOf(sent.form)
  const renderedAt = handedOutAt(consultation.idempotencyKey)
  const guard = await guardSubmission(payload, sent.form, {
    address: clientAddress,
    text: consultation.message,
    took: renderedAt === undefined ? undefined : Date.now() - renderedAt,
  })
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

/** A valid request with everything that is stored with it. */
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
 * Stores a consultation request, its attachments, its appointment and its emails in one transaction
 * with a timeout of 8 seconds.
 *
 * Requests are deduplicated: one with the same content within 24 hours returns the reference of the
 * first, unless that is in the trash or its appointment was moved or cancelled. A different one is
 * stored, even from the same form: the sender may not have seen that the first was received.
 *
 * @returns the receipt, after the database has committed the request.
 * @throws SlotUnavailable when the slot is no longer available, StorageFull when the disk is full;
 *   nothing was stored then. After any other error, it can be sent again.
 */
export async function storeConsultation(
  payload: Payload,
  queue: EmailQueue,
  toStore: ConsultationToStore,
): Promise<Receipt> {
  const hash = hashOf(toStore)
  return inTransactionWithinTime(payload, async (req) => {
    // Requests from the same form, and with the same content: the second finds the first. The locks
    // are always taken in this order.
    await lock(req, `consultation:${toStore.consultation.idempotencyKey}`)
    await lock(req, `consultation:${hash}`)
    return (await findStored(req, toStore.consultation, hash)) ?? store(req, queue, toStore, hash)
  })
}

function hashOf({ consultation, attachments = [] }: ConsultationToStore): string {
  const { idempotencyKey: _, ...answers } = consultation
  return contentHash({ ...answers, attachments: attachments.map(({ sha256 }) => sha256) })
}

async function findStored(
  req: PayloadRequest,
  { idempotencyKey, email, slot }: Consultation,
  hash: string,
): Promise<Receipt | undefined> {
  const database = await executorOf(req)
  const wanted = slot === undefined ? null : new Date(slot).toISOString()
  const { rows } = await database.execute(sql`
    select id, reference, appointment_ends_at as ends_at, idempotency_key = ${idempotencyKey} as same_form
    from consultation_requests
    where email = ${email} and content_hash = ${hash} and deleted_at is null
      and created_at > now() - interval '1 day'
      and (${wanted}::timestamptz is null
        or (appointment_starts_at = ${wanted}::timestamptz and appointment_cancelled_at is null))
    order by same_form desc
    limit 1`)
  const found = rows[0]
  if (!found) return undefined
  const reference = String(found.reference)
  if (!found.same_form || !found.ends_at) return { reference }
  const endsAt = new Date(String(found.ends_at)).toISOString()
  return { reference, appointmentToken: pageToken(Number(found.id), endsAt) }
}

/** The key of the form, or another one if a request with other content has it already. */
async function unusedKey(req: PayloadRequest, key: string): Promise<string> {
  const database = await executorOf(req)
  const { rows } = await database.execute(
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
  const { consultation, attachments = [], settings } = toStore
  const reference = newReference('C')
  const documents: number[] = []
  for (const file of attachments) {
    documents.push(await storeDocument(req, file, 'consultation-requests'))
  }
  const idempotencyKey = await unusedKey(req, consultation.idempotencyKey)
  const stored = { reference, idempotencyKey, contentHash: hash, attachments: documents }
  const write = (slot?: BookedSlot) => storeRequest(req, toStore, stored, slot)
  const { id, appointment } =
    consultation.slot === undefined
      ? await write()
      : await bookSlot(req, { hours: settings.hours, startsAt: consultation.slot }, write)
  await queueEmails(req, queue, submissionEmails(toStore, { id, reference, appointment }))
  return {
    reference,
    ...(appointment && { appointmentToken: pageToken(id, appointment.endsAt) }),
  }
}

async function storeRequest(
  req: PayloadRequest,
  { consultation, texts, source, settings, spamSigns }: ConsultationToStore,
  stored: {
    reference: string
    idempotencyKey: string
    contentHash: string
    /** Ids of the documents. */
    attachments: number[]
  },
  slot: BookedSlot | undefined,
): Promise<{ id: number; appointment?: Appointed }> {
  const { services, slot: _, timeZone: named, ...answers } = consultation
  const timeZone = knownTimeZone(named)
  const id = await createWithVersion(req, 'consultation-requests', {
    ...answers,
    ...stored,
    services: settings.services.filter(({ slug }) => services.includes(slug)).map(({ id }) => id),
    consent: { ...texts.consent, givenAt: new Date().toISOString() },
    source,
    spamSigns,
    status: 'new',
    ...(slot && { appointment: { ...slot, timeZone, sequence: 0 } }),
  })
  if (!slot) return { id }
  const { startsAt, endsAt } = slot
  const { name, email } = consultation
  const { reference } = stored
  return {
    id,
    appointment: { id, reference, name, email, startsAt, endsAt, sequence: 0, timeZone },
  }
}

function pageToken(request: number, endsAt: string): string {
  return signAppointmentKey({ request, holder: 'page' }, endsAt, settings.PAYLOAD_SECRET)
}
