import { z } from 'zod'
import { m } from '~/paraglide/messages.js'
import { longestMessage, shortestMessage } from '~/routes/hire-us/message-length.ts'
import { optionalLine, personRules } from './person-rules.ts'
import { typedIn, withoutNul } from './typed-texts.ts'

/**
 * What the hire-us form asks.
 *
 * @param choices the values that the form offers.
 */
function consultationSchema(choices: Record<keyof Choices, string[]>) {
  return z.object({
    name: personRules.name,
    email: personRules.email,
    company: optionalLine(160),
    phone: personRules.phone,
    services: z
      .array(z.enum(choices.services, { error: () => m.form_choice_unknown() }))
      .max(choices.services.length)
      .default([]),
    budget: z.enum(choices.budgets, { error: () => m.form_choice_unknown() }).optional(),
    timeline: z.enum(choices.timelines, { error: () => m.form_choice_unknown() }).optional(),
    message: z
      .string({ error: () => m.hire_us_message_missing() })
      .trim()
      .min(shortestMessage, {
        error: () => m.hire_us_message_short({ shortest: shortestMessage }),
      })
      .max(longestMessage, { error: () => m.form_text_too_long({ longest: longestMessage }) }),
    slot: z
      .string()
      .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/, {
        error: () => m.form_choice_unknown(),
      })
      .transform((moment) => Date.parse(moment))
      .pipe(z.number({ error: () => m.form_choice_unknown() }))
      .optional(),
    timeZone: z.string().max(64).optional().catch(undefined),
    consent: z.literal('on', { error: () => m.hire_us_consent_missing() }),
    idempotencyKey: z.uuid(),
  })
}

/** A valid consultation request; `slot` is in milliseconds since 1970. */
export type Consultation = Omit<z.output<ReturnType<typeof consultationSchema>>, 'consent'>

type Choices = Record<'services' | 'budgets' | 'timelines', Array<{ value: string }>>

/**
 * Reads a consultation request from its form.
 *
 * @param choices those that the form offers.
 * @returns it, or one sentence for each field that has to be mended, by the name of the field.
 */
export function readConsultation(
  given: FormData,
  choices: Choices,
): { consultation: Consultation } | { errors: Record<string, string> } {
  const form = withoutNul(given)
  const schema = consultationSchema(valuesOf(choices))
  const read = schema.safeParse({ ...typedIn(form), services: form.getAll('services') })
  if (read.success) {
    const { consent: _given, ...consultation } = read.data
    return { consultation }
  }
  const errors: Record<string, string> = {}
  for (const { path, message } of read.error.issues) errors[String(path[0])] ??= message
  return { errors }
}

function valuesOf({ services, budgets, timelines }: Choices) {
  const value = (choice: { value: string }) => choice.value
  return {
    services: services.map(value),
    budgets: budgets.map(value),
    timelines: timelines.map(value),
  }
}
