import { m } from '~/paraglide/messages.js'
import type { ApplicationQuestion } from '~/routes/vacancies/application-form.server.ts'
import type { FormRule, FormWords } from '~/ui/form/use-checked-form.ts'
import { answerName, linkNames } from './field-names.ts'

/** The id of a field's control, by its name. */
export const idOf = (name: string) => `apply-${name}`

/** The messages for errors found in the browser before submission. */
export function formWords(questions: readonly ApplicationQuestion[]): FormWords {
  return {
    name: { missing: m.form_name_missing() },
    email: { missing: m.form_email_missing(), wrong: m.form_email_wrong() },
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
  const inSummary = (name: string, question?: string) => {
    const message = errors[name]
    return message
      ? [
          {
            id: idOf(name),
            message: question ? `${afterQuestion(question)} ${message}` : message,
          },
        ]
      : []
  }
  return [
    ...['name', 'email', 'phone', 'cv', ...linkNames, 'coverLetter'].flatMap((name) =>
      inSummary(name),
    ),
    // Several of these messages are identical, so each includes its question.
    ...questions.flatMap((question) => inSummary(answerName(question), question.label)),
    ...inSummary('consent'),
  ]
}

/** A question may be a request, such as “Describe a failure”. */
function afterQuestion(question: string): string {
  return question.endsWith('?') ? question : `${question.replace(/[.:]$/, '')}:`
}
