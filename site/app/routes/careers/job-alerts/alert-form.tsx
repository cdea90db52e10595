import { Form } from 'react-router'
import type { WorkChallenge } from '~/browser/prove-work.ts'
import { m } from '~/paraglide/messages.js'
import { Button } from '~/ui/action/button.tsx'
import { Checkbox } from '~/ui/form/checkbox.tsx'
import { CheckboxGroup } from '~/ui/form/choice-group.tsx'
import type { FormProblem } from '~/ui/form/form-problems.tsx'
import { FormProblemsWhenNeeded } from '~/ui/form/form-problems-when-needed.tsx'
import { GuardFields } from '~/ui/form/guard-fields.tsx'
import { type NotSentReason, notSentProblem, waitProblem } from '~/ui/form/not-sent.ts'
import { TextInput } from '~/ui/form/text-input.tsx'
import { useCheckedForm } from '~/ui/form/use-checked-form.ts'

/** The result of a submission. */
export type AlertOutcome = {
  /** `held`: the request is valid, but the email address has reached its limit of emails. */
  sent: boolean | 'held'
  /** The submitted values; undefined if no action has answered. */
  values?: { email: string; consent: boolean; departments: string[]; workplaces: string[] }
  errors: Record<string, string>
  refused?: 'busy' | NotSentReason
  challenge?: WorkChallenge
  minutes?: number
}

type Option = { value: string; label: string }
type Props = {
  departments: Option[]
  workplaces: Option[]
  chosen: { departments: string[]; workplaces: string[] }
  /** Email address to show when the form fails. */
  email: string
  outcome: AlertOutcome | undefined
}

const words = () => ({
  email: { missing: m.form_email_missing(), wrong: m.form_email_wrong() },
  consent: { missing: m.job_alerts_consent_missing() },
})

/** The job alert form: an email address, departments and workplaces. */
export function AlertForm({ departments, workplaces, chosen, email, outcome }: Props) {
  const { form, errors, problems, giveUp, sending } = useCheckedForm(outcome, words())
  const values = outcome?.values ?? { ...chosen, email: '', consent: false }
  const summary = ['email', 'consent'].flatMap((name) => {
    const message = errors[name]
    return message ? [{ id: `alert-${name}`, message }] : []
  })
  return (
    <Form method="post" action="/job-alerts" className="application-form" {...form}>
      <FormProblemsWhenNeeded
        {...problems}
        errors={summary}
        problem={alertProblem(outcome, email)}
      />
      <GuardFields challenge={outcome?.challenge} onGiveUp={giveUp} />
      <TextInput
        id="alert-email"
        name="email"
        type="email"
        label={m.form_email_label()}
        autoComplete="email"
        maxLength={254}
        defaultValue={values.email}
        error={errors.email}
        required
      />
      <CheckboxGroup
        id="alert-departments"
        name="department"
        legend={m.job_alerts_departments()}
        hint={m.job_alerts_choice_hint()}
        options={departments}
        defaultValue={values.departments}
        optional
        inline
      />
      <CheckboxGroup
        id="alert-workplaces"
        name="workplace"
        legend={m.job_alerts_workplaces()}
        hint={m.job_alerts_choice_hint()}
        options={workplaces}
        defaultValue={values.workplaces}
        optional
        inline
      />
      <Checkbox
        id="alert-consent"
        name="consent"
        label={m.job_alerts_consent()}
        defaultChecked={values.consent}
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

/** Why a valid request was not handled. */
function alertProblem(outcome: AlertOutcome | undefined, email: string): FormProblem | undefined {
  if (!outcome?.refused) return undefined
  if (outcome.refused === 'busy') return waitProblem(outcome, email)
  const failed = { title: m.job_alerts_failed_title(), text: m.job_alerts_failed_text({ email }) }
  return notSentProblem(outcome.refused, failed, email)
}
