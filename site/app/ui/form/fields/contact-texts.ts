import { m } from '~/paraglide/messages.js'
import type { FormMessages } from '../use-checked-form.ts'

/**
 * The controls for name, email and phone, the same in all forms. The patterns match the server's
 * rules in `submissions/fields.ts` of the content package.
 */
export const contactControls = {
  name: { label: m.form_name_label, autoComplete: 'name', maxLength: 120, required: true },
  email: {
    label: m.form_email_label,
    type: 'email',
    autoComplete: 'email',
    // Requires a dot in the domain, as public email addresses have one.
    pattern: String.raw`.*\.[^.@]+`,
    maxLength: 254,
    required: true,
  },
  phone: {
    label: m.form_phone_label,
    type: 'tel',
    autoComplete: 'tel',
    pattern: String.raw`\s*[+\d][\d\s\(\)\.\-\/]{4,}`,
    maxLength: 40,
    optional: true,
  },
} as const

/** The error messages of the contact fields. */
export const contactMessages = (): FormMessages => ({
  name: { missing: m.form_name_missing() },
  email: { missing: m.form_email_missing(), invalid: m.form_email_wrong() },
  phone: { invalid: m.form_phone_wrong() },
})
