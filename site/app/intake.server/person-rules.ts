import { plainLine } from '@vitrina/content/email/safe-text.ts'
import { z } from 'zod'
import { m } from '~/paraglide/messages.js'

/** An optional text of one line. */
export const optionalLine = (longest: number) =>
  z
    .string({ error: () => m.form_text_too_long({ longest }) })
    .transform(plainLine)
    .pipe(z.string().max(longest, { error: () => m.form_text_too_long({ longest }) }))
    .optional()

/** Rules for the fields about the sender, shared by all forms. */
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
    // Mail servers, calendars or links could take addresses with these characters for other ones.
    .refine((email) => /^[^?%!]+\.[^.@]+$/.test(email), { error: () => m.form_email_wrong() }),
  phone: optionalLine(40).refine((phone) => !phone || /^[+\d][\d\s().\-/]{4,}$/.test(phone), {
    error: () => m.form_phone_wrong(),
  }),
}
