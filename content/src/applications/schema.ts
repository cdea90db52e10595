import { z } from 'zod'
import type { UploadedFile } from '../documents/store-document.ts'
import { plainLine } from '../email/safe-text.ts'
import type { Vacancy } from '../payload-types.ts'
import {
  consentRule,
  contactRules,
  fieldError,
  fieldErrors,
  invalid,
  missing,
  rejectedFiles,
  type SubmittedForm,
  textsIn,
  tooLong,
  withoutNul,
} from '../submissions/fields.ts'
import type { FieldErrors } from '../submissions/submission.ts'
import { answerName, linkNames, maxCoverLetter } from './form.ts'

export type ApplicationQuestion = {
  id: string
  label: string
  kind: NonNullable<Vacancy['questions']>[number]['kind']
  required: boolean
}

export type Application = z.output<typeof fixedFields> & {
  links: string[]
  /** Answers to the vacancy's own questions; unanswered ones are omitted. */
  answers: Array<{ question: string; answer: string }>
  cv?: UploadedFile
}

const fixedFields = z.object({
  ...contactRules,
  coverLetter: z.string().trim().max(maxCoverLetter, tooLong).optional(),
})

/** Accepts web addresses with or without a scheme; normalizes them as browsers do. */
const webAddress = z
  .string(missing)
  .max(300, tooLong)
  .transform((text) => (/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`))
  .refine(isWebAddress, invalid)
  .transform((text) => new URL(text).href)

export type YesNo = { yes: string; no: string }

/** Validates an application form. It must have a CV or a link to an equivalent. */
export function readApplication(
  { form: given, files, fileErrors }: SubmittedForm,
  questions: readonly ApplicationQuestion[],
  yesNo: YesNo,
): { application: Application } | { errors: FieldErrors } {
  const form = withoutNul(given)
  const errors = rejectedFiles(fileErrors)
  const check = <Value>(name: string, rule: z.ZodType<Value>, value: unknown) => {
    const { success, data, error } = rule.safeParse(value)
    if (success) return data
    if (error.issues[0]) errors[name] ??= fieldError(error.issues[0])
    return undefined
  }
  const fixed = fixedFields.safeParse(textsIn(form))
  Object.assign(errors, fieldErrors(fixed.error?.issues))
  const links = linkNames.flatMap((name) => {
    const text = textOf(form, name)
    return text ? (check(name, webAddress, text) ?? []) : []
  })
  const answers = questions.flatMap((question) => {
    const name = answerName(question)
    const answer = check(name, answerRule(question, yesNo), textOf(form, name))
    return answer ? [{ question: question.label, answer }] : []
  })
  const [cv] = files.cv ?? []
  if (!cv && linkNames.every((name) => !textOf(form, name))) errors.cv ??= { code: 'missing' }
  check('consent', consentRule, form.get('consent'))
  if (!fixed.success || Object.keys(errors).length > 0) return { errors }
  return { application: { ...fixed.data, links, answers, cv } }
}

function textOf(form: FormData, name: string): string | undefined {
  const value = form.get(name)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

function answerRule(
  { kind, required }: ApplicationQuestion,
  yesNo: YesNo,
): z.ZodType<string | undefined> {
  const rules = {
    text: z.string(missing).transform(plainLine).pipe(z.string().max(300, tooLong)),
    textarea: z.string(missing).max(5_000, tooLong),
    'yes-no': z.enum(['yes', 'no'], missing).transform((answer) => yesNo[answer]),
    link: webAddress,
  }
  return required ? rules[kind] : rules[kind].optional()
}

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username } = new URL(text)
  return /^https?:$/.test(protocol) && /[^.]\.[^.\d]/.test(hostname) && username === ''
}
