import { SlotTaken } from '@vitrina/content/consultations/slots.ts'
import { attachmentsRule } from '@vitrina/content/documents/document-kinds.ts'
import { StorageFull } from '@vitrina/content/documents/storage-full.ts'
import type { MailQueue } from '@vitrina/content/jobs/queue.ts'
import type { WorkChallenge } from '~/browser/prove-work.ts'
import { openPayload } from '~/content.server/payload.ts'
import { m } from '~/paraglide/messages.js'
import type { HireUsContent } from '~/routes/hire-us/hire-us.server.ts'
import { allDays } from '~/routes/hire-us/times/all-days.ts'
import type { NotSentReason } from '~/ui/form/not-sent.ts'
import { guardSubmission } from './abuse/guard-submission.ts'
import { handedOutAt } from './abuse/spam-signs.ts'
import { readConsultation } from './consultation-schema.ts'
import { consultationSettings } from './consultation-settings.ts'
import { consultationSource, consultationSubject } from './consultation-source.ts'
import { type FormWithFiles, readForm } from './files/read-form.ts'
import { type Receipt, receiveConsultation } from './receive-consultation.ts'
import { typedIn } from './typed-texts.ts'

/** A submission error, with the submitted values. */
export type NotStored = {
  /** By the name of the field; absent when the form was not read. */
  values?: Record<string, string>
  /** The selected services. */
  services?: string[]
  /** Error messages by the name of the field. */
  errors?: Record<string, string>
  /** The answers are valid: `full` and `failed` are server errors, `wait` means over the limit. */
  reason?: 'full' | 'wait' | NotSentReason
  /** A challenge that the browser solves before it sends the form again. */
  challenge?: WorkChallenge
  /** Minutes until it can be sent again without a challenge. */
  minutes?: number
}

export type Submitted = { receipt: Receipt } | { status: number; notStored: NotStored }

type Surroundings = {
  page: HireUsContent
  queue: MailQueue
  clientAddress: string
  reportFailure: (error: unknown, message: string) => void
}

/**
 * Handles a submitted hire-us form.
 *
 * @throws Response 400 or 415 for an incomplete or unsupported form body.
 */
export async function submitConsultation(
  request: Request,
  surroundings: Surroundings,
): Promise<Submitted> {
  let received: FormWithFiles
  try {
    received = await readForm(request, { attachments: attachmentsRule }, surroundings.reportFailure)
  } catch (error) {
    if (!(error instanceof StorageFull)) throw error
    surroundings.reportFailure(error, 'there is no space for files')
    const typed = error.form && typedBy(error.form)
    return { status: 503, notStored: { ...typed, reason: 'full' } }
  }
  try {
    return await submitForm(received, surroundings)
  } finally {
    await received.discard()
  }
}

async function submitForm(
  { form, files, fileErrors }: FormWithFiles,
  { page, queue, clientAddress, reportFailure }: Surroundings,
): Promise<Submitted> {
  const typed = typedBy(form)
  // Not a submission yet: without scripts, this button loads more days.
  if (form.has(allDays.name)) return { status: 200, notStored: typed }
  const read = readConsultation(form, page.choices)
  if ('errors' in read || Object.keys(fileErrors).length > 0) {
    const errors = { ...fileErrors, ...('errors' in read && read.errors) }
    return { status: 400, notStored: { ...typed, errors } }
  }
  const { consultation } = read
  const source = consultationSource(form)
  try {
    const verdict = await guardSubmission(form, {
      address: clientAddress,
      text: consultation.message,
      took: timeSince(handedOutAt(consultation.idempotencyKey)),
    })
    if (!verdict.allowed) {
      const { challenge, retryAfter } = verdict
      const minutes = Math.ceil(retryAfter / 60)
      return { status: 429, notStored: { ...typed, reason: 'wait', challenge, minutes } }
    }
    const [payload, settings, subject] = await Promise.all([
      openPayload(),
      consultationSettings(),
      consultationSubject(form),
    ])
    const receipt = await receiveConsultation(payload, queue, {
      consultation,
      words: {
        ...page.choices,
        consent: page.consent,
        answerTime: page.answerTime,
        subject: subject?.title,
      },
      source,
      settings,
      attachments: files.attachments,
      spamSigns: verdict.spamSigns,
    })
    return { receipt }
  } catch (error) {
    if (error instanceof SlotTaken) {
      return { status: 409, notStored: { ...typed, errors: { slot: m.hire_us_slot_taken() } } }
    }
    const full = error instanceof StorageFull
    reportFailure(error, 'a consultation request was not stored')
    const reason = full ? 'full' : 'failed'
    return { status: 503, notStored: { ...typed, reason } }
  }
}

/** The submitted values, for the page to show again. */
function typedBy(form: FormData): Pick<NotStored, 'values' | 'services'> {
  return { values: typedIn(form), services: form.getAll('services').map(String) }
}

function timeSince(moment: number | undefined): number | undefined {
  return moment === undefined ? undefined : Date.now() - moment
}
