import { z } from 'zod'
import { m } from '~/paraglide/messages.js'
import { optionalLine, personRules } from '~/routes/person-rules.ts'

/**
 * What the hire-us form asks, checked by the same rules in the browser and on the server.
 *
 * @param choices the values that the form offers.
 */
export function consultationSchema(choices: {
  services: string[]
  budgets: string[]
  timelines: string[]
}) {
  return z.object({
    name: personRules.name,
    email: personRules.email,
    company: optionalLine(160),
    phone: personRules.phone,
    services: z
      .array(z.enum(choices.services, { error: () => m.hire_us_choice_unknown() }))
      .max(choices.services.length)
      .default([]),
    budget: z.enum(choices.budgets, { error: () => m.hire_us_choice_unknown() }).optional(),
    timeline: z.enum(choices.timelines, { error: () => m.hire_us_choice_unknown() }).optional(),
    message: z
      .string({ error: () => m.hire_us_message_missing() })
      .trim()
      .min(20, { error: () => m.hire_us_message_short({ shortest: 20 }) })
      .max(5_000, { error: () => m.hire_us_text_too_long({ longest: 5_000 }) }),
    slot: z
      .string()
      .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/, {
        error: () => m.hire_us_choice_unknown(),
      })
      .transform((moment) => Date.parse(moment))
      .pipe(z.number({ error: () => m.hire_us_choice_unknown() }))
      .optional(),
    timeZone: z.string().max(64).optional().catch(undefined),
    consent: z.literal('on', { error: () => m.hire_us_consent_missing() }),
    idempotencyKey: z.uuid(),
  })
}

/** A valid consultation request; `slot` is in milliseconds since 1970. */
export type Consultation = Omit<z.output<ReturnType<typeof consultationSchema>>, 'consent'>

type Choices = Record<'services' | 'budgets' | 'timelines', Array<{ value: string; label: string }>>

/** The values of the form's choices, as `consultationSchema` takes them. */
export function values({ services, budgets, timelines }: Choices) {
  const value = (choice: { value: string }) => choice.value
  return {
    services: services.map(value),
    budgets: budgets.map(value),
    timelines: timelines.map(value),
  }
}
