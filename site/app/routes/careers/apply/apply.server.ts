import { submitApplication } from '@vitrina/content/applications/submit.ts'
import { cvRule } from '@vitrina/content/documents/file-rules.ts'
import { type Confirmation, findConfirmation } from '@vitrina/content/submissions/fields.ts'
import { type RouterContextProvider, redirect } from 'react-router'
import { openPayload } from '~/content.server/payload.ts'
import { handleSubmission } from '~/forms.server/handle-submission.ts'
import { m } from '~/paraglide/messages.js'
import { getLocale } from '~/paraglide/runtime.js'
import { goToNotFound } from '~/routes/not-found/not-found.server.ts'
import {
  getApplicationForm,
  getVacancyToApplyFor,
} from '~/routes/vacancies/application-form.server.ts'
import { applicationMessages, consentText } from './application-texts.ts'

/** The application whose confirmation the page shows (`?applied=`), if it is stored. */
export async function findApplicationConfirmation(url: string): Promise<Confirmation | undefined> {
  const reference = new URL(url).searchParams.get('applied')
  return reference === null ? undefined : findConfirmation(await openPayload(), 'A', reference)
}

/**
 * Handles a submitted form; returns the submission error when it was not stored. @throws a redirect
 * to the confirmation page, or if there is no vacancy with that slug.
 */
export async function applyFor(
  args: { request: Request; context: Readonly<RouterContextProvider> },
  slug?: string,
) {
  const messages = { ...applicationMessages([]), cv: { missing: m.application_cv_missing() } }
  const result = await handleSubmission(args, {
    files: { cv: cvRule },
    failure: 'an application was not stored',
    messages: (field) =>
      Object.hasOwn(messages, field)
        ? messages[field as keyof typeof messages]
        : { missing: m.application_answer_missing(), invalid: m.application_link_wrong() },
    submit: async (payload, queue, sent) => {
      const [content, vacancy] = await Promise.all([
        getApplicationForm(),
        slug === undefined ? undefined : getVacancyToApplyFor(slug),
      ])
      if (!content || (slug !== undefined && !vacancy)) throw goToNotFound()
      return submitApplication(payload, queue, {
        ...sent,
        vacancy,
        language: getLocale(),
        texts: {
          consent: { ...content.consent, text: consentText(content) },
          answerTime: content.answerTime,
          yesNo: { yes: m.application_yes(), no: m.application_no() },
        },
      })
    },
  })
  if ('rejected' in result) return result.rejected
  throw redirect(`${slug ? `/careers/${slug}` : '/apply'}?applied=${result.stored.reference}`, 303)
}
