import { plainLine } from '@vitrina/content/email/safe-text.ts'
import { z } from 'zod'
import { m } from '~/paraglide/messages.js'

/** A text of one line that may be left empty. */
export const optionalLine = (longest: number) =>
  z
    .string({ error: () => m.form_text_too_long({ longest }) })
    .transform(plainLine)
    .pipe(z.string().max(longest, { error: () => m.form_text_too_long({ longest }) }))
    .optional()

/** Who writes: what every form asks of a person. */
export const personRules = {
  name: z
    .string({ error: () => m.form_name_missing() })
    .transform(plainLine)
    .pipe(
      z
        .string()
        .min(1, { error: () => m.form_name_missing() })
        .max(120, { error: () => m.form_text_too_long({ longest: 120 }) }),
    ),
  email: z
    .string({ error: () => m.form_email_missing() })
    .trim()
    .max(254, { error: () => m.form_email_wrong() })
    .pipe(z.email({ pattern: z.regexes.html5Email, error: () => m.form_email_wrong() }))
    // Nobody’s address has what mail servers, calendars or links may read as another one’s.
    .refine((email) => /^[^?%!]+\.[^.@]+$/.test(email), { error: () => m.form_email_wrong() }),
  phone: optionalLine(40).refine((phone) => !phone || /^[+\d][\d\s().\-/]{4,}$/.test(phone), {
    error: () => m.form_phone_wrong(),
  }),
}
