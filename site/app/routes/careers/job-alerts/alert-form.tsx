import { Form } from 'react-router'
import type { WorkChallenge } from '~/browser/prove-work.ts'
import { m } from '~/paraglide/messages.js'
import { Button } from '~/ui/action/button.tsx'
import { Checkbox } from '~/ui/form/checkbox.tsx'
import { CheckboxGroup } from '~/ui/form/choice-group.tsx'
import { ErrorSummary } from '~/ui/form/error-summary.tsx'
import { FormMessage } from '~/ui/form/form-message.tsx'
import { GuardFields } from '~/ui/form/guard-fields.tsx'
import { TextInput } from '~/ui/form/text-input.tsx'
import { useCheckedForm } from '~/ui/form/use-checked-form.ts'

/** What became of the form. */
export type AlertOutcome = {
  /** `held`: nothing is wrong, but the address has had as many mails as it gets. */
  sent: boolean | 'held'
  values: { email: string; consent: boolean; departments: string[]; workplaces: string[] }
  errors: Record<string, string>
  refused?: 'failed' | 'busy'
  challenge?: WorkChallenge
  minutes?: number
}

type Option = { value: string; label: string }
type Props = {
  departments: Option[]
  workplaces: Option[]
  chosen: { departments: string[]; workplaces: string[] }
  /** Where to write when the form fails. */
  email: string
  outcome: AlertOutcome | undefined
}

const words = () => ({
  email: { missing: m.form_email_missing(), wrong: m.form_email_wrong() },
  consent: { missing: m.job_alerts_consent_missing() },
})

/** An address, and what it wants to hear of. */
export function AlertForm({ departments, workplaces, chosen, email, outcome }: Props) {
  const { form, errors, sending } = useCheckedForm(outcome?.errors, words())
  const values = outcome?.values ?? { ...chosen, email: '', consent: false }
  const summary = ['email', 'consent'].flatMap((name) => {
    const message = errors[name]
    return message ? [{ id: `alert-${name}`, message }] : []
  })
  return (
    <Form method="post" action="/job-alerts" className="application-form" {...form}>
      <ErrorSummary errors={summary} />
      {outcome?.refused && (
        <FormMessage
          tone={outcome.refused === 'busy' ? 'note' : 'error'}
          title={outcome.refused === 'busy' ? m.guard_wait_title() : m.job_alerts_failed_title()}
        >
          {outcome.refused === 'busy'
            ? m.guard_wait_text({ minutes: outcome.minutes ?? 1, email })
            : m.job_alerts_failed_text({ email })}
        </FormMessage>
      )}
      <GuardFields challenge={outcome?.challenge} />
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
