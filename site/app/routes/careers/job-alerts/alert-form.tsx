import { Form } from 'react-router'
import { m } from '~/paraglide/messages.js'
import { Button } from '~/ui/action/button.tsx'
import { Checkbox } from '~/ui/form/fields/checkbox.tsx'
import { CheckboxGroup } from '~/ui/form/fields/choice-group.tsx'
import { contactControls, contactMessages } from '~/ui/form/fields/contact-texts.ts'
import { TextInput } from '~/ui/form/fields/text-input.tsx'
import { FormProblemsWhenNeeded } from '~/ui/form/form-problems-when-needed.tsx'
import { GuardFields } from '~/ui/form/guard-fields.tsx'
import {
  type SubmissionError,
  submissionProblem,
  submittedValue,
} from '~/ui/form/submission-error.ts'
import { type FormMessages, useCheckedForm } from '~/ui/form/use-checked-form.ts'

type Option = { value: string; label: string }
type Props = {
  departments: Option[]
  workplaces: Option[]
  chosen: { departments: string[]; workplaces: string[] }
  /** Email address to show when the form fails. */
  email: string
  rejected: SubmissionError | undefined
}

/** The messages for errors, by the name of the field. */
export const alertMessages = (): FormMessages => ({
  ...contactMessages(),
  consent: { missing: m.job_alerts_consent_missing() },
})

/** The job alert form: an email address, departments and workplaces. */
export function AlertForm({ departments, workplaces, chosen, email, rejected }: Props) {
  const { form, errors, problems, giveUp, sending } = useCheckedForm(rejected, alertMessages())
  const { values } = rejected ?? {}
  const failed = { title: m.job_alerts_failed_title(), text: m.job_alerts_failed_text({ email }) }
  const summary = ['email', 'consent'].flatMap((name) => {
    const message = errors[name]
    return message ? [{ id: `alert-${name}`, message }] : []
  })
  return (
    <Form method="post" action="/job-alerts" className="application-form" {...form}>
      <FormProblemsWhenNeeded
        {...problems}
        errors={summary}
        problem={rejected && submissionProblem(rejected, failed, email)}
      />
      <GuardFields challenge={rejected?.challenge} onGiveUp={giveUp} />
      <TextInput
        id="alert-email"
        name="email"
        {...contactControls.email}
        label={m.form_email_label()}
        defaultValue={submittedValue(rejected, 'email')}
        error={errors.email}
      />
      <CheckboxGroup
        id="alert-departments"
        name="department"
        legend={m.job_alerts_departments()}
        hint={m.job_alerts_choice_hint()}
        options={departments}
        defaultValue={values ? values.department : chosen.departments}
        optional
        inline
      />
      <CheckboxGroup
        id="alert-workplaces"
        name="workplace"
        legend={m.job_alerts_workplaces()}
        hint={m.job_alerts_choice_hint()}
        options={workplaces}
        defaultValue={values ? values.workplace : chosen.workplaces}
        optional
        inline
      />
      <Checkbox
        id="alert-consent"
        name="consent"
        label={m.job_alerts_consent()}
        defaultChecked={submittedValue(rejected, 'consent') === 'on'}
        error={errors.consent}
        required
      />
      <div>
        <Button type="submit" size="large" busy={sending} iconEnd="arrow-right">
          {sending ? m.form_submitting() : m.job_alerts_submit()}
        </Button>
      </div>
    </Form>
  )
}
