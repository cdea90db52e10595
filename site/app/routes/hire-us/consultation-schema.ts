import { z } from 'zod'
import { m } from '~/paraglide/messages.js'

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** A text of one line that may be left empty; line breaks could otherwise end up in mail headers. */
const optionalLine = (longest: number) =>
  z
    .string({ error: () => m.hire_us_text_too_long({ longest }) })
    .transform(oneLine)
    .pipe(z.string().max(longest, { error: () => m.hire_us_text_too_long({ longest }) }))
    .optional()

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
    name: z
      .string({ error: () => m.hire_us_name_missing() })
      .transform(oneLine)
      .pipe(
        z
          .string()
          .min(1, { error: () => m.hire_us_name_missing() })
          .max(120, { error: () => m.hire_us_text_too_long({ longest: 120 }) }),
      ),
    email: z
      .string({ error: () => m.hire_us_email_missing() })
      .trim()
      .max(254, { error: () => m.hire_us_email_wrong() })
      .pipe(z.email({ pattern: z.regexes.html5Email, error: () => m.hire_us_email_wrong() }))
      .refine((email) => /\.[^.@]+$/.test(email), { error: () => m.hire_us_email_wrong() }),
    company: optionalLine(160),
    phone: optionalLine(40).refine((phone) => !phone || /^[+\d][\d\s().\-/]{4,}$/.test(phone), {
      error: () => m.hire_us_phone_wrong(),
    }),
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
