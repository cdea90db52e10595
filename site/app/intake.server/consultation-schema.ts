import { z } from 'zod'
import { m } from '~/paraglide/messages.js'
import { longestMessage, shortestMessage } from '~/routes/hire-us/message-length.ts'
import { optionalLine, personRules } from './person-rules.ts'
import { readSlot } from './slot.ts'
import { typedIn, withoutNul } from './typed-texts.ts'

const unknownChoice = { error: () => m.form_choice_unknown() }

/**
 * The fields of the hire-us form. Choices are checked separately: building a schema from them for
 * each request would take longer than validating it.
 */
const consultationSchema = z.object({
  name: personRules.name,
  email: personRules.email,
  company: optionalLine(160),
  phone: personRules.phone,
  services: z.array(z.string(unknownChoice)).default([]),
  budget: z.string().optional(),
  timeline: z.string().optional(),
  message: z
    .string({ error: () => m.hire_us_message_missing() })
    .trim()
    .min(shortestMessage, {
      error: () => m.hire_us_message_short({ shortest: shortestMessage }),
    })
    .max(longestMessage, { error: () => m.form_text_too_long({ longest: longestMessage }) }),
  slot: z.string().transform(readSlot).pipe(z.number(unknownChoice)).optional(),
  timeZone: z.string().max(64).optional().catch(undefined),
  consent: z.literal('on', { error: () => m.hire_us_consent_missing() }),
  idempotencyKey: z.uuid(),
})

/** A valid consultation request; `slot` is in milliseconds since 1970. */
export type Consultation = Omit<z.output<typeof consultationSchema>, 'consent'>

type Choices = Record<'services' | 'budgets' | 'timelines', Array<{ value: string }>>

/**
 * Validates a consultation request.
 *
 * @param choices those that the form offers.
 * @returns the request, or one error message per invalid field, by the name of the field.
 */
export function readConsultation(
  given: FormData,
  choices: Choices,
): { consultation: Consultation } | { errors: Record<string, string> } {
  const form = withoutNul(given)
  const typed = typedIn(form)
  const services = form.getAll('services')
  const read = consultationSchema.safeParse({ ...typed, services })
  const errors: Record<string, string> = {}
  for (const { path, message } of read.error?.issues ?? []) errors[String(path[0])] ??= message
  const chosen = [
    ['services', services, choices.services],
    ['budget', typed.budget ?? [], choices.budgets],
    ['timeline', typed.timeline ?? [], choices.timelines],
  ] as const
  for (const [name, values, offered] of chosen) {
    if (!areOffered([values].flat(), offered)) errors[name] ??= m.form_choice_unknown()
  }
  if (!read.success || Object.keys(errors).length > 0) return { errors }
  const { consent: _given, ...consultation } = read.data
  return { consultation }
}

/** Whether all values are offered, without more values than choices. */
function areOffered(values: unknown[], offered: Array<{ value: string }>): boolean {
  return (
    values.length <= offered.length &&
    values.every((value) => offered.some((choice) => choice.value === value))
  )
}
