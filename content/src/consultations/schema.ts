import { z } from 'zod'
import {
  consentRule,
  contactRules,
  fieldErrors,
  invalid,
  missing,
  optionalLine,
  rejectedFiles,
  requiredLine,
  type SubmittedForm,
  textsIn,
  tooLong,
  unknownChoice,
  withoutNul,
} from '../submissions/fields.ts'
import type { FieldErrors } from '../submissions/submission.ts'
import { readSlot } from './appointments/format-appointment.ts'
import { type ConsultationQuestion, questionList } from './fields.ts'

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

export type Choices = Record<'services' | 'budgets' | 'timelines', Choice[]>
export type Choice = { value: string; label: string }

/** Validates a consultation request. */
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
