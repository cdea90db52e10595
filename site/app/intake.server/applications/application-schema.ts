import { plainLine } from '@vitrina/content/email/safe-text.ts'
import { z } from 'zod'
import { m } from '~/paraglide/messages.js'
import { answerName, coverLetterLongest, linkNames } from '~/routes/careers/apply/field-names.ts'
import type { ApplicationQuestion } from '~/routes/vacancies/application-form.server.ts'
import type { ReceivedFile } from '../files/read-form.ts'
import { personRules } from '../person-rules.ts'
import { typedIn, withoutNul } from '../typed-texts.ts'

/** A valid application. */
export type Application = z.output<typeof fixedFields> & {
  links: string[]
  /** Answers to the vacancy's own questions; unanswered ones are omitted. */
  answers: Array<{ question: string; answer: string }>
  cv?: ReceivedFile
}

/** One error message per invalid field, by the name of the field. */
export type FieldErrors = Record<string, string>

const fixedFields = z.object({
  name: personRules.name,
  email: personRules.email,
  phone: personRules.phone,
  coverLetter: optionalText(coverLetterLongest),
})

const consent = z.literal('on', { error: () => m.application_consent_missing() })

/** Accepts web addresses with or without a scheme; normalizes them as browsers do. */
const webAddress = z
  .string()
  .max(300, { error: () => m.form_text_too_long({ longest: 300 }) })
  .transform((text) => (/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`))
  .refine(isWebAddress, { error: () => m.application_link_wrong() })
  .transform((text) => new URL(text).href)

type Files = { files: Record<string, ReceivedFile[]>; fileErrors: Record<string, string> }

/** Validates an application form. It must have a CV or a link to an equivalent. */
export function readApplication(
  given: FormData,
  { files, fileErrors }: Files,
  questions: readonly ApplicationQuestion[],
): { application: Application } | { errors: FieldErrors } {
  const form = withoutNul(given)
  const errors: FieldErrors = { ...fileErrors }
  const check = <Value>(name: string, rule: z.ZodType<Value>, value: unknown) => {
    const result = rule.safeParse(value)
    if (result.success) return result.data
    errors[name] ??= result.error.issues[0]?.message ?? ''
    return undefined
  }
  const fixed = fixedFields.safeParse(typedIn(form))
  for (const { path, message } of fixed.error?.issues ?? []) errors[String(path[0])] ??= message
  const links = linkNames.flatMap((name) => {
    const text = textOf(form, name)
    return text ? (check(name, webAddress, text) ?? []) : []
  })
  const answers = questions.flatMap((question) => {
    const name = answerName(question)
    const answer = check(name, answerRule(question), textOf(form, name))
    return answer ? [{ question: question.label, answer }] : []
  })
  const [cv] = files.cv ?? []
  if (!cv && linkNames.every((name) => !textOf(form, name)))
    errors.cv ??= m.application_cv_missing()
  check('consent', consent, form.get('consent'))
  if (!fixed.success || Object.keys(errors).length > 0) return { errors }
  return { application: { ...fixed.data, links, answers, cv } }
}

function textOf(form: FormData, name: string): string | undefined {
  const value = form.get(name)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

function answerRule({ kind, required }: ApplicationQuestion): z.ZodType<string | undefined> {
  const missing = { error: () => m.application_answer_missing() }
  const rules = {
    text: z
      .string(missing)
      .transform(plainLine)
      .pipe(z.string().max(300, tooLong(300))),
    textarea: z.string(missing).max(5_000, tooLong(5_000)),
    'yes-no': z
      .enum(['yes', 'no'], missing)
      .transform((answer) => (answer === 'yes' ? m.application_yes() : m.application_no())),
    link: z.string(missing).pipe(webAddress),
  }
  return required ? rules[kind] : rules[kind].optional()
}

function optionalText(longest: number) {
  return z.string().trim().max(longest, tooLong(longest)).optional()
}

function tooLong(longest: number) {
  return { error: () => m.form_text_too_long({ longest }) }
}

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username } = new URL(text)
  return /^https?:$/.test(protocol) && /[^.]\.[^.\d]/.test(hostname) && username === ''
}
