import { vacancyListPath } from '@vitrina/content/paths.ts'
import { data } from 'react-router'
import { openPayload } from '~/content.server/payload.ts'
import { getDepartments, removeUnknown } from '~/content.server/search-params.ts'
import { guardSubmission } from '~/intake.server/abuse/guard-submission.ts'
import { mayBeConfirmed } from '~/intake.server/abuse/spam-signs.ts'
import { intakeContext } from '~/intake.server/context.ts'
import { parseTextForm } from '~/intake.server/files/parse-form.ts'
import { readAlert } from '~/intake.server/job-alerts/alert-schema.ts'
import { choiceInWords } from '~/intake.server/job-alerts/choice-in-words.ts'
import { askToConfirm } from '~/intake.server/job-alerts/subscribe.ts'
import { getLayout } from '~/layout/layout.server.ts'
import { pageMeta } from '~/page-meta.ts'
import { m } from '~/paraglide/messages.js'
import { workplaces } from '~/routes/vacancies/vacancies.server.ts'
import { siteContext } from '~/server-context.ts'
import { ButtonLink } from '~/ui/action/button.tsx'
import { keepPageWhenOffline } from '~/ui/form/keep-page-when-offline.ts'
import { Column, Container, Grid } from '~/ui/page/grid.tsx'
import { PageHeader } from '~/ui/page/page-header.tsx'
import { workplaceLabels } from '~/vacancy-labels.ts'
import type { Route } from './+types/job-alerts.ts'
import { AlertForm, type AlertOutcome } from './alert-form.tsx'
import { privatePage } from './private-page.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const [departments, { company }] = await Promise.all([getDepartments(), getLayout()])
  const search = new URL(request.url).searchParams
  const hasOther = (name: string, known: readonly string[]) =>
    search.getAll(name).some((value) => !known.includes(value))
  removeUnknown(
    { request, context },
    {
      department: hasOther(
        'department',
        departments.map(({ slug }) => slug),
      ),
      workplace: hasOther('workplace', workplaces),
    },
  )
  return {
    departments: departments.map(({ slug, title }) => ({ value: slug, label: title })),
    workplaces: workplaces.map((value) => ({ value, label: workplaceLabels[value]() })),
    // The filters of the page that linked here.
    chosen: {
      departments: search.getAll('department'),
      workplaces: search.getAll('workplace'),
    },
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

export async function action({ request, context }: Route.ActionArgs) {
  const { queue, reportFailure } = context.get(intakeContext)
  const form = await parseTextForm(request)
  const values = {
    email: String(form.get('email') ?? ''),
    consent: form.get('consent') === 'on',
    departments: form.getAll('department').map(String),
    workplaces: form.getAll('workplace').map(String),
  }
  const notSent = (outcome: Partial<AlertOutcome>, status: number) =>
    data<AlertOutcome>({ sent: false, values, errors: {}, ...outcome }, { status })
  try {
    const departments = await getDepartments()
    const read = readAlert(form, departments)
    if ('errors' in read) return notSent({ errors: read.errors }, 400)
    const { clientAddress } = context.get(siteContext)
    const verdict = await guardSubmission(form, { address: clientAddress, text: '' })
    if (!verdict.allowed) {
      const { challenge, retryAfter } = verdict
      const minutes = Math.ceil(retryAfter / 60)
      return notSent({ refused: 'busy', challenge, minutes }, 429)
    }
    const choice = choiceInWords(read.alert, departments)
    const sent =
      mayBeConfirmed(verdict.spamSigns) &&
      (await askToConfirm(await openPayload(), queue, read.alert, choice))
    return data<AlertOutcome>({ sent: sent || 'held', values, errors: {} })
  } catch (error) {
    reportFailure(error, 'a job alert was not asked for')
    return notSent({ refused: 'failed' }, 503)
  }
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepPageWhenOffline(
    serverAction,
    'job alert',
    (refused): AlertOutcome => ({ sent: false, errors: {}, refused }),
  )
}

/** Also scrolls there: the visitor is at the form, which the answer replaces. */
const focus = (element: HTMLElement | null) => element?.focus()

/**
 * The page to subscribe to job alerts. Its answer does not reveal whether an email address already
 * has an alert.
 */
export default function JobAlerts({ loaderData, actionData }: Route.ComponentProps) {
  const breadcrumb = [
    { label: m.career_breadcrumb(), to: '/careers' },
    { label: m.job_alerts_heading() },
  ]
  if (actionData?.sent) {
    const held = actionData.sent === 'held'
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
        <ButtonLink to={vacancyListPath()}>{m.job_alerts_openings()}</ButtonLink>
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
      <Container className="job-alerts">
        <Grid>
          <Column span={7}>
            <AlertForm {...loaderData} outcome={actionData} />
          </Column>
        </Grid>
      </Container>
    </>
  )
}
