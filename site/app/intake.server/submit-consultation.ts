import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { SlotTaken } from '@vitrina/content/appointments/slot-taken.ts'
import { attachmentsRule } from '@vitrina/content/documents/document-kinds.ts'
import { StorageFull } from '@vitrina/content/documents/storage-full.ts'
import type { MailQueue } from '@vitrina/content/jobs/queue.ts'
import type { WorkChallenge } from '~/browser/prove-work.ts'
import type { HireUsContent } from '~/content.server/hire-us.ts'
import { openPayload } from '~/content.server/payload.ts'
import { m } from '~/paraglide/messages.js'
import { consultationSchema, values } from '~/routes/hire-us/consultation-schema.ts'
import { allDays } from '~/routes/hire-us/times/all-days.ts'
import { guardSubmission } from './abuse/guard-submission.ts'
import { handedOutAt } from './abuse/spam-signs.ts'
import { consultationSettings } from './consultation-settings.ts'
import { consultationSource, consultationSubject } from './consultation-source.ts'
import { type FormWithFiles, readForm } from './files/read-form.ts'
import { type Receipt, receiveConsultation } from './receive-consultation.ts'

/** Why a request was not stored, with all that was typed. */
export type NotStored = {
  result: SubmissionResult<string[]> | undefined
  /** Nothing is wrong with the answers: `full` and `failed` are our fault, `wait` asks for patience. */
  reason?: 'failed' | 'full' | 'wait'
  /** Work that the browser does before it sends the form again. */
  challenge?: WorkChallenge
  /** Until it can be sent again without that. */
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
 * Receives what the hire-us form sends.
 *
 * @throws Response 400 or 415 when it is no whole form.
 */
export async function submitConsultation(
  request: Request,
  surroundings: Surroundings,
): Promise<Submitted> {
  let received: FormWithFiles
  try {
    received = await readForm(request, { attachments: attachmentsRule })
  } catch (error) {
    if (!(error instanceof StorageFull)) throw error
    surroundings.reportFailure(error, 'there is no space for files')
    const result = error.form && parse(error.form, surroundings.page).reply()
    return { status: 503, notStored: { result, reason: 'full' } }
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
  const submission = parse(form, page)
  // Nothing is sent yet: without scripts, the form asks for more days this way.
  if (form.has(allDays.name)) {
    return { status: 200, notStored: { result: { initialValue: submission.reply().initialValue } } }
  }
  const wrongFiles = Object.entries(fileErrors).map(([field, reason]) => [field, [reason]])
  if (submission.status !== 'success' || wrongFiles.length > 0) {
    const fieldErrors = Object.fromEntries(wrongFiles)
    return { status: 400, notStored: { result: submission.reply({ fieldErrors }) } }
  }
  const { consent: _given, ...consultation } = submission.value
  const verdict = await guardSubmission(form, {
    address: clientAddress,
    text: consultation.message,
    took: timeSince(handedOutAt(consultation.idempotencyKey)),
  })
  if (!verdict.allowed) {
    const { challenge, retryAfter } = verdict
    const minutes = Math.ceil(retryAfter / 60)
    const notStored = { result: submission.reply(), reason: 'wait' as const, challenge, minutes }
    return { status: 429, notStored }
  }
  try {
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
      source: consultationSource(form),
      settings,
      attachments: files.attachments,
      spamSigns: verdict.spamSigns,
    })
    return { receipt }
  } catch (error) {
    if (error instanceof SlotTaken) {
      const fieldErrors = { slot: [m.hire_us_slot_taken()] }
      return { status: 409, notStored: { result: submission.reply({ fieldErrors }) } }
    }
    const full = error instanceof StorageFull
    reportFailure(error, 'a consultation request was not stored')
    const reason = full ? 'full' : 'failed'
    return { status: 503, notStored: { result: submission.reply(), reason } }
  }
}

function parse(form: FormData, { choices }: HireUsContent) {
  return parseWithZod(form, { schema: consultationSchema(values(choices)) })
}

function timeSince(moment: number | undefined): number | undefined {
  return moment === undefined ? undefined : Date.now() - moment
}
