import { sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { storeDocument, type UploadedFile } from '../documents/store-document.ts'
import { queueEmails } from '../email/emails.ts'
import type { Language } from '../i18n/languages.ts'
import type { EmailQueue } from '../jobs/queue.ts'
import { createWithVersion } from '../publishing/versions.ts'
import { inTransactionWithinTime } from '../storage/locks.ts'
import { query } from '../storage/transaction.ts'
import {
  consentRule,
  contactRules,
  contentHash,
  fieldErrors,
  invalid,
  missing,
  newReference,
  optionalLine,
  rejectedFiles,
  requiredLine,
  type SubmissionSource,
  type SubmittedForm,
  sourceOf,
  textsIn,
  tooLong,
  unknownChoice,
  withoutNul,
} from '../submissions/fields.ts'
import { guardSubmission, type SpamSign } from '../submissions/guard.ts'
import type { FieldErrors, SubmissionResult } from '../submissions/submission.ts'
import { appointed, signAppointmentKey } from './appointments/appointment.ts'
import { knownTimeZone, readSlot } from './appointments/format-appointment.ts'
import {
  type BookedSlot,
  bookSlot,
  type ConsultationSettings,
  SlotUnavailable,
} from './appointments/slots.ts'
import { submissionEmails } from './emails.tsx'
import { type ChoiceList, type ConsultationQuestion, questionList } from './fields.ts'

type Rule = (question: (typeof questionList)[number]) => z.ZodType

/** Choices are checked separately: building a schema from them for each request would be slow. */
const rules: Record<Exclude<ConsultationQuestion['kind'], 'files'>, Rule> = {
  name: () => contactRules.name,
  email: () => contactRules.email,
  phone: () => contactRules.phone,
  line: ({ required, max = 300 }) => (required ? requiredLine(max) : optionalLine(max)),
  text: ({ required, min = 0, max = 5_000 }) => {
    const text = z.string(missing).trim().min(min, invalid).max(max, tooLong)
    return required ? text : text.optional()
  },
  choice: ({ required }) => (required ? z.string(missing) : z.string().optional()),
  services: () => z.array(z.string(unknownChoice)).default([]),
  slot: () => z.string().transform(readSlot).pipe(z.number(unknownChoice)).optional(),
  consent: () => consentRule,
}

const schema = z.object({
  ...Object.fromEntries(
    // Files are checked when they are uploaded.
    questionList.flatMap((question) =>
      question.kind === 'files' ? [] : [[question.name, rules[question.kind](question)]],
    ),
  ),
  timeZone: z.string().max(64).optional().catch(undefined),
  idempotencyKey: z.uuid(),
})

type Answer<Kind> = Kind extends 'services' ? string[] : Kind extends 'slot' ? number : string
type Answered = Exclude<ConsultationQuestion, { kind: 'files' | 'consent' }>
type Certain = Extract<Answered, { required: true } | { kind: 'services' }>

/** A valid consultation request; `slot` is in milliseconds since 1970. */
export type Consultation = {
  [Question in Certain as Question['name']]: Answer<Question['kind']>
} & {
  [Question in Exclude<Answered, Certain> as Question['name']]?: Answer<Question['kind']>
} & { timeZone?: string; idempotencyKey: string }

export type Choices = Record<'services' | ChoiceList, Choice[]>
export type Choice = { value: string; label: string }

export function readConsultation(
  { form: given, fileErrors }: Pick<SubmittedForm, 'form' | 'fileErrors'>,
  choices: Choices,
): { consultation: Consultation } | { errors: FieldErrors } {
  const form = withoutNul(given)
  const read = schema.safeParse({ ...textsIn(form), services: form.getAll('services') })
  const errors = { ...rejectedFiles(fileErrors), ...fieldErrors(read.error?.issues) }
  for (const { name, kind, choices: offered } of questionList) {
    const list = kind === 'services' ? choices.services : offered && choices[offered]
    const values = form.getAll(name).filter((value) => value !== '')
    if (list && !areOffered(values, list)) errors[name] ??= { code: 'unknown-choice' }
  }
  if (!read.success || Object.keys(errors).length > 0) return { errors }
  const { consent: _given, ...consultation } = read.data as typeof read.data & { consent: unknown }
  return { consultation: consultation as unknown as Consultation }
}

/** Whether all values are offered, without more values than choices. */
function areOffered(values: unknown[], offered: readonly Choice[]): boolean {
  return (
    values.length <= offered.length &&
    values.every((value) => offered.some((choice) => choice.value === value))
  )
}

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
  /** Of the page with the form. */
  language: Language
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
  { findSubject, readSettings, clientAddress, language, texts, ...sent }: Submission,
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
      language,
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
  language: Language
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
  // Of concurrent requests from the same form or with the same content, the second finds the first.
  const keys = [`consultation:${idempotencyKey}`, `consultation:${hash}`]
  const work = async (req: PayloadRequest) => {
    const found = await findOrReserve(req, toStore.consultation, hash)
    return 'receipt' in found ? found.receipt : store(req, queue, toStore, { hash, ...found })
  }
  return inTransactionWithinTime(payload, work, keys)
}

type Reserved = { id: number; idempotencyKey: string }

/** The receipt of the same request, if it was stored within a day, or what a new one is stored as. */
async function findOrReserve(
  req: PayloadRequest,
  { idempotencyKey, email, slot }: Consultation,
  hash: string,
): Promise<{ receipt: Receipt } | Reserved> {
  const wanted = slot === undefined ? null : new Date(slot).toISOString()
  const [row] = await query(
    req,
    sql`
    select stored.*, nextval('consultation_requests_id_seq') as new_id,
      exists (select 1 from consultation_requests where idempotency_key = ${idempotencyKey}) as is_used
    from (select 1) as one
    left join lateral (
      select id, reference, appointment_ends_at as ends_at,
        idempotency_key = ${idempotencyKey} as same_form
      from consultation_requests
      where email = ${email} and content_hash = ${hash} and deleted_at is null
        and created_at > now() - interval '1 day'
        and (${wanted}::timestamptz is null
          or (appointment_starts_at = ${wanted}::timestamptz and appointment_cancelled_at is null))
      order by same_form desc
      limit 1
    ) as stored on true`,
  )
  if (!row?.id) {
    return {
      id: Number(row?.new_id),
      idempotencyKey: row?.is_used ? crypto.randomUUID() : idempotencyKey,
    }
  }
  const reference = String(row.reference)
  if (!row.same_form || !row.ends_at) return { receipt: { reference } }
  const appointmentToken = pageToken(Number(row.id), String(row.ends_at))
  return { receipt: { reference, appointmentToken } }
}

function pageToken(request: number, endsAt: string): string {
  return signAppointmentKey({ request, holder: 'page' }, endsAt)
}

async function store(
  req: PayloadRequest,
  queue: EmailQueue,
  toStore: ConsultationToStore,
  { id, idempotencyKey, hash }: Reserved & { hash: string },
): Promise<Receipt> {
  const { language, texts, source, spamSigns, attachments = [], settings } = toStore
  const { services, slot: startsAt, timeZone, ...answers } = toStore.consultation
  const documents: number[] = []
  for (const file of attachments) {
    documents.push(await storeDocument(req, file, 'consultation-requests'))
  }
  const request = {
    ...answers,
    language,
    reference: newReference('C'),
    idempotencyKey,
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
    await createWithVersion(req, 'consultation-requests', { ...request, appointment }, id)
    return appointment && appointed({ ...request, id, appointment })
  }
  const appointment =
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
