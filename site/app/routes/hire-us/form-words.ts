import { m } from '~/paraglide/messages.js'
import type { FormWords } from '~/ui/form/use-checked-form.ts'
import { shortestMessage } from './message-length.ts'

/** The fields in the order of the page. */
const names = [
  ...['message', 'services', 'budget', 'timeline', 'attachments', 'slot'],
  ...['name', 'email', 'company', 'phone', 'consent'],
]

/** Patterns for inputs; they match the server's rules in intake.server/person-rules.ts. */
export const mailPattern = String.raw`.*\.[^.@]+`
export const phonePattern = String.raw`\s*[+\d][\d\s\(\)\.\-\/]{4,}`

/** The id of a field's control, by its name. */
export const idOf = (name: string) => `consultation-${name}`

/** The messages for errors found in the browser before submission. */
export const consultationWords = (): FormWords => ({
  message: {
    missing: m.hire_us_message_missing(),
    wrong: m.hire_us_message_short({ shortest: shortestMessage }),
  },
  name: { missing: m.form_name_missing() },
  email: { missing: m.form_email_missing(), wrong: m.form_email_wrong() },
  phone: { wrong: m.form_phone_wrong() },
  consent: { missing: m.hire_us_consent_missing() },
})

/** The errors in the order of the form, for the summary. */
export function inFormOrder(errors: Record<string, string>): { id: string; message: string }[] {
  return names.flatMap((name) => {
    const message = errors[name]
    return message ? [{ id: idOf(name), message }] : []
  })
}
