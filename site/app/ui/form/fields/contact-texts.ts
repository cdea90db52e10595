import { m } from '~/paraglide/messages.js'
import type { FormMessages } from '../use-checked-form.ts'

/** The controls for name, email and phone, the same in all forms. */
export const contactControls = {
  name: { label: m.form_name_label, autoComplete: 'name', maxLength: 120, required: true },
  email: {
    label: m.form_email_label,
    type: 'email',
    autoComplete: 'email',
    maxLength: 254,
    required: true,
  },
  phone: {
    label: m.form_phone_label,
    type: 'tel',
    autoComplete: 'tel',
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
