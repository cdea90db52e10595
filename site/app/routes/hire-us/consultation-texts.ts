import {
  minMessage,
  type QuestionName,
  questionList,
} from '@vitrina/content/consultations/fields.ts'
import { m } from '~/paraglide/messages.js'
import { contactControls, contactMessages } from '~/ui/form/fields/contact-texts.ts'
import type { FormMessages } from '~/ui/form/use-checked-form.ts'

type Texts = {
  label: () => string
  hint?: () => string
  /** The label of the option for no answer. */
  placeholder?: () => string
  missing?: () => string
  invalid?: () => string
  unavailable?: () => string
}

const { name, email, phone } = contactControls

/** The texts of the consultation form's questions. */
export const consultationTexts: Record<QuestionName, Texts> = {
  message: {
    label: m.hire_us_message_label,
    hint: m.hire_us_message_hint,
    missing: m.hire_us_message_missing,
    invalid: () => m.hire_us_message_short({ shortest: minMessage }),
  },
  services: { label: m.hire_us_services_label, hint: m.hire_us_services_hint },
  budget: { label: m.hire_us_budget_label, placeholder: m.hire_us_budget_placeholder },
  timeline: { label: m.hire_us_timeline_label, placeholder: m.hire_us_timeline_placeholder },
  attachments: { label: m.hire_us_attachments_label, hint: m.hire_us_attachments_hint },
  slot: { label: m.hire_us_slot_legend, unavailable: m.hire_us_slot_taken },
  name,
  email,
  company: { label: m.hire_us_company_label },
  phone,
  // The label is the consent text from the page.
  consent: { label: () => '', missing: m.hire_us_consent_missing },
}

/** The messages for errors, by the name of the field. */
export const consultationMessages = (): FormMessages => ({
  ...Object.fromEntries(
    Object.entries(consultationTexts).map(([name, { missing, invalid, unavailable }]) => [
      name,
      { missing: missing?.(), invalid: invalid?.(), unavailable: unavailable?.() },
    ]),
  ),
  ...contactMessages(),
})

/** The id of a field's control, by its name. */
export const idOf = (name: string) => `consultation-${name}`

/** The errors in the order of the form, for the summary. */
export function inFormOrder(errors: Record<string, string>): { id: string; message: string }[] {
  return questionList.flatMap(({ name }) => {
    const message = errors[name]
    return message ? [{ id: idOf(name), message }] : []
  })
}

/**
 * The name of the form's draft in the browser, shared with the confirmation page that deletes it.
 */
export const consultationDraft = 'consultation'
