import { vacancyListPath } from '@vitrina/content/paths.ts'
import type { AlertChoice } from '@vitrina/content/vacancies/alert-choice.ts'
import { submitJobAlert } from '@vitrina/content/vacancies/subscribe.ts'
import { Form } from 'react-router'
import { getPrivacyPolicy, withPolicy } from '~/content.server/links.ts'
import { getDepartments, removeUnknown } from '~/content.server/search-params.ts'
import { handleSubmission } from '~/forms.server/handle-submission.ts'
import { getLayout } from '~/layout/layout.server.ts'
import { pageMeta, privatePage } from '~/page-meta.ts'
import { m } from '~/paraglide/messages.js'
import { getLocale } from '~/paraglide/runtime.js'
import { workplaces } from '~/routes/vacancies/vacancies.server.ts'
import { workplaceLabels } from '~/routes/vacancies/vacancy-labels.ts'
import { Button, ButtonLink } from '~/ui/action/button.tsx'
import { ConsentText } from '~/ui/form/consent-text.tsx'
import {
  Checkbox,
  ChoiceGroup,
  contactControls,
  contactMessages,
  TextInput,
} from '~/ui/form/fields.tsx'
import { FormProblemsWhenNeeded } from '~/ui/form/form-message.tsx'
import { GuardFields } from '~/ui/form/hidden-fields.tsx'
import {
  type FormMessages,
  keepPageWhenOffline,
  type SubmissionError,
  submittedValue,
  useCheckedForm,
} from '~/ui/form/submission.ts'
import { PageHeader } from '~/ui/page/page-header.tsx'
import type { Route } from './+types/job-alerts.ts'
import { describeChoice } from './job-alerts.server.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const [departments, { company }, policy] = await Promise.all([
    getDepartments(),
    getLayout(),
    getPrivacyPolicy(),
  ])
  const search = new URL(request.url).searchParams
  const hasOther = (name: string, known: readonly string[]) =>
    search.getAll(name).some((value) => !known.includes(value))
  const slugs = departments.map(({ slug }) => slug)
  const unknown = {
    department: hasOther('department', slugs),
    workplace: hasOther('workplace', workplaces),
  }
  removeUnknown({ request, context }, unknown)
  return {
    options: {
      department: departments.map(({ slug, title }) => ({ value: slug, label: title })),
      workplace: workplaces.map((value) => ({ value, label: workplaceLabels[value]() })),
    },
    // The filters of the page that linked here.
    chosen: { department: search.getAll('department'), workplace: search.getAll('workplace') },
    consent: withPolicy(m.job_alerts_consent(), policy),
    email: company.email || m.form_write_to_us(),
  }
}

export const headers: Route.HeadersFunction = privatePage

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: m.job_alerts_heading(),
    description: m.job_alerts_description(),
    noindex: true,
  })

export async function action(args: Route.ActionArgs) {
  const result = await handleSubmission(args, {
    failure: 'a job alert was not asked for',
    messages: (field) => alertMessages()[field],
    submit: async (payload, queue, sent) => {
      const [departments, policy] = await Promise.all([getDepartments(), getPrivacyPolicy()])
      const describe = (choice: AlertChoice) => describeChoice(choice, departments)
      return submitJobAlert(payload, queue, {
        ...sent,
        language: getLocale(),
        departments,
        describe,
        policy,
      })
    },
  })
  return 'rejected' in result ? result.rejected : result
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepPageWhenOffline(serverAction, 'job alert')
}

/** Also scrolls there: the visitor is at the form, which the answer replaces. */
const focus = (element: HTMLElement | null) => element?.focus()

/** The page to subscribe. Its answer does not reveal whether an email address has an alert. */
export default function JobAlerts({ loaderData, actionData }: Route.ComponentProps) {
  const breadcrumb = [
    { label: m.vacancy_breadcrumb(), to: '/careers' },
    { label: m.job_alerts_heading() },
  ]
  if (actionData && 'stored' in actionData) {
    const held = actionData.stored === 'held'
    return (
      <PageHeader
        size="large"
        title={
          <span ref={focus} tabIndex={-1}>
            {held ? m.job_alerts_held_title() : m.job_alerts_asked_title()}
          </span>
        }
        lead={held ? m.job_alerts_held_text() : m.job_alerts_asked_text()}
        breadcrumb={breadcrumb}
      >
        <ButtonLink to={vacancyListPath()}>{m.job_alerts_vacancies()}</ButtonLink>
      </PageHeader>
    )
  }
  return (
    <>
      <PageHeader
        title={m.job_alerts_heading()}
        lead={m.job_alerts_lead()}
        breadcrumb={breadcrumb}
      />
      <div className="container job-alerts">
        <div className="grid">
          <div className="span-7">
            <AlertForm {...loaderData} rejected={actionData} />
          </div>
        </div>
      </div>
    </>
  )
}

type Props = Route.ComponentProps['loaderData'] & { rejected: SubmissionError | undefined }

const legends = { department: m.job_alerts_departments, workplace: m.job_alerts_workplaces }

const alertMessages = (): FormMessages => ({
  ...contactMessages(),
  consent: { missing: m.job_alerts_consent_missing() },
})

function AlertForm({ options, chosen, consent, email, rejected }: Props) {
  const { form, errors, problems, giveUp, sending } = useCheckedForm(rejected, alertMessages())
  const { values } = rejected ?? {}
  const summary = ['email', 'consent'].flatMap((name) =>
    errors[name] ? [{ id: `alert-${name}`, message: errors[name] }] : [],
  )
  return (
    <Form method="post" action="/job-alerts" className="application-form" {...form}>
      <FormProblemsWhenNeeded
        {...problems}
        errors={summary}
        problem={rejected && { rejected, failed: 'job-alert', email }}
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
      {(['department', 'workplace'] as const).map((name) => (
        <ChoiceGroup
          key={name}
          type="checkbox"
          id={`alert-${name}s`}
          name={name}
          legend={legends[name]()}
          hint={m.job_alerts_choice_hint()}
          options={options[name]}
          defaultValue={(values ?? chosen)[name]}
          optional
          inline
        />
      ))}
      <Checkbox
        id="alert-consent"
        name="consent"
        label={<ConsentText text={consent.text} policy={consent.policy} />}
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
