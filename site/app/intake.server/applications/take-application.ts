import { cvRule } from '@vitrina/content/documents/document-kinds.ts'
import { StorageFull } from '@vitrina/content/documents/storage-full.ts'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { openPayload } from '~/content.server/payload.ts'
import { consentInWords } from '~/routes/careers/apply/consent-in-words.ts'
import type { ApplicationOutcome } from '~/routes/careers/apply/outcome.ts'
import { goToNotFound } from '~/routes/not-found/not-found.server.ts'
import {
  getApplicationForm,
  getVacancyToApplyFor,
  type VacancyToApplyFor,
} from '~/routes/vacancies/application-form.server.ts'
import { siteContext } from '~/server-context.ts'
import { guardSubmission } from '../abuse/guard-submission.ts'
import { consultationSource } from '../consultation-source.ts'
import { intakeContext } from '../context.ts'
import { type FormWithFiles, readForm } from '../files/read-form.ts'
import { typedIn } from '../typed-texts.ts'
import { type Application, readApplication } from './application-schema.ts'
import { receiveApplication } from './receive-application.ts'

type Asked = { request: Request; context: Readonly<RouterContextProvider> }

/**
 * Handles a submitted application form.
 *
 * @param slug the vacancy's; absent for applications without a vacancy.
 * @returns the submission error when it was not stored.
 * @throws a redirect to the confirmation page; a response 404 without such a vacancy.
 */
export async function takeApplication(asked: Asked, slug?: string) {
  const { reportFailure } = asked.context.get(intakeContext)
  let arrived: FormWithFiles | undefined
  let form: FormData | undefined
  try {
    arrived = await readForm(asked.request, { cv: cvRule }, reportFailure)
    form = arrived.form
    return await take(asked, arrived, slug)
  } catch (error) {
    if (error instanceof Response) throw error
    if (error instanceof StorageFull) form ??= error.form
    reportFailure(error, 'an application was not stored')
    return notStored(form, { refused: 'failed' }, 503)
  } finally {
    await arrived?.discard()
  }
}

async function take(asked: Asked, arrived: FormWithFiles, slug?: string) {
  const { form } = arrived
  const [content, vacancy] = await Promise.all([
    getApplicationForm(),
    slug === undefined ? undefined : getVacancyToApplyFor(slug),
  ])
  if (!content || (slug !== undefined && !vacancy)) throw goToNotFound()
  if (vacancy?.closed) return notStored(form, { refused: 'closed' }, 410)
  const read = readApplication(form, arrived, vacancy?.questions ?? [])
  if ('errors' in read) return notStored(form, { errors: read.errors }, 400)

  const verdict = await guardSubmission(form, {
    address: asked.context.get(siteContext).clientAddress,
    text: longestText(read.application),
  })
  if (!verdict.allowed) {
    const { challenge, retryAfter } = verdict
    const busy = { refused: 'busy', challenge, minutes: Math.ceil(retryAfter / 60) } as const
    return notStored(form, busy, 429, { 'Retry-After': String(retryAfter) })
  }
  const reference = await receiveApplication(
    await openPayload(),
    asked.context.get(intakeContext).queue,
    read.application,
    {
      vacancy,
      consent: { ...content.consent, text: consentInWords(content) },
      answerTime: content.answerTime,
      source: consultationSource(form),
      spamSigns: verdict.spamSigns,
    },
  )
  throw redirect(`${pathOf(vacancy)}?applied=${reference}`, 303)
}

const pathOf = (vacancy?: VacancyToApplyFor) => (vacancy ? `/careers/${vacancy.slug}` : '/apply')

function longestText({ coverLetter, answers }: Application): string {
  return [coverLetter, ...answers.map(({ answer }) => answer)].filter(Boolean).join('\n')
}

function notStored(
  form: FormData | undefined,
  outcome: Partial<ApplicationOutcome>,
  status: number,
  headers: Record<string, string> = {},
) {
  const whole: ApplicationOutcome = { values: form ? typedIn(form) : {}, errors: {}, ...outcome }
  return data(whole, { status, headers })
}
