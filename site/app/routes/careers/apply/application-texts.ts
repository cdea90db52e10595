import { answerName, linkNames } from '@vitrina/content/applications/form.ts'
import { m } from '~/paraglide/messages.js'
import type {
  ApplicationFormContent,
  ApplicationQuestion,
} from '~/routes/vacancies/application-form.server.ts'
import { contactMessages } from '~/ui/form/fields.tsx'
import type { FormMessages, FormRule } from '~/ui/form/submission.ts'

export const idOf = (name: string) => `apply-${name}`

/** The name of the draft in the browser, from the page's path. */
export const draftName = (path: string) => `application:${path}`

/** The consent text: the company's wording and the retention period. */
export function consentText({ consent, months }: ApplicationFormContent): string {
  return `${consent.text} ${m.application_kept({ months })}`
}

export function applicationMessages(questions: readonly ApplicationQuestion[]): FormMessages {
  return {
    ...contactMessages(),
    ...Object.fromEntries(
      questions.map((question) => [
        answerName(question),
        { missing: m.application_answer_missing() },
      ]),
    ),
    consent: { missing: m.application_consent_missing() },
  }
}

/** An application needs a CV, or a link to the same information. */
export const cvOrLink: FormRule = {
  name: 'cv',
  get message() {
    return m.application_cv_missing()
  },
  isMet: (form) =>
    form.getAll('cv').some((cv) => cv instanceof File && cv.name !== '') ||
    linkNames.some((name) => String(form.get(name) ?? '').trim() !== ''),
}

/** The errors in the order of the form, for the summary. */
export function inFormOrder(
  errors: Record<string, string>,
  questions: readonly ApplicationQuestion[],
): { id: string; message: string }[] {
  const fields = ['name', 'email', 'phone', 'cv', ...linkNames, 'coverLetter']
  return [
    ...fields.map((name) => [name]),
    // Several of these messages are identical, so each includes its question.
    ...questions.map((question) => [answerName(question), `${afterQuestion(question.label)} `]),
    ['consent'],
  ].flatMap(([name = '', question = '']) =>
    errors[name] ? [{ id: idOf(name), message: question + errors[name] }] : [],
  )
}

/** A question may be a request, such as “Describe a failure”. */
function afterQuestion(question: string): string {
  return question.endsWith('?') ? question : `${question.replace(/[.:]$/, '')}:`
}
