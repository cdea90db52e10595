import { requestedAlert, storeAlert } from '@vitrina/content/vacancies/subscribe.ts'
import { data } from 'react-router'
import { getPrivacyPolicy, withPolicy } from '~/content.server/links.ts'
import { openPayload } from '~/content.server/payload.ts'
import { getDepartments, removeUnknown } from '~/content.server/search-params.ts'
import { getLayout } from '~/layout/layout.server.ts'
import { pageMeta, privatePage } from '~/page-meta.ts'
import { m } from '~/paraglide/messages.js'
import { formContext } from '~/server-context.ts'
import type { Route } from './+types/confirm.ts'
import { describeChoice, tokenIn } from './job-alerts.server.ts'
import { AskPage, DonePage, WrongLinkPage } from './link-page.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const alert = requestedAlert(tokenIn(request), await getPrivacyPolicy())
  removeUnknown({ request, context }, { token: alert === undefined })
  if (alert === undefined || alert === 'expired') {
    return data({ state: alert ?? ('wrong' as const) }, { status: alert ? 410 : 404 })
  }
  const [departments, { company }] = await Promise.all([getDepartments(), getLayout()])
  return data({
    state: 'valid' as const,
    email: alert.email,
    choice: describeChoice(alert, departments),
    contact: company.email || m.form_write_to_us(),
  })
}

export const headers: Route.HeadersFunction = privatePage

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.job_alerts_confirm_title(), noindex: true })

export async function action({ request, context }: Route.ActionArgs) {
  try {
    const policy = await getPrivacyPolicy()
    const alert = requestedAlert(tokenIn(request), policy)
    // The loader reports what is wrong with the link.
    if (alert === undefined || alert === 'expired') return data({ stored: false }, { status: 410 })
    const stored = await storeAlert(
      await openPayload(),
      alert,
      withPolicy(m.job_alerts_consent(), policy).text,
    )
    return stored ? data({ stored }) : data({ stored, replaced: true }, { status: 410 })
  } catch (error) {
    context.get(formContext).reportFailure(error, 'a job alert was not stored')
    return data({ stored: false }, { status: 503 })
  }
}

/** The page that confirms a job alert: the second step of the double opt-in. */
export default function ConfirmJobAlert({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.state !== 'valid')
    return <WrongLinkPage expired={loaderData.state === 'expired'} />
  const { email, choice, contact } = loaderData
  if (actionData && 'replaced' in actionData) {
    const text = m.job_alerts_link_replaced_text()
    return <DonePage title={m.job_alerts_link_expired_title()} text={text} />
  }
  if (actionData?.stored) {
    const text = m.job_alerts_confirmed_text({ email, choice })
    return <DonePage title={m.job_alerts_confirmed_title()} text={text} />
  }
  return (
    <AskPage
      title={m.job_alerts_confirm_title()}
      text={m.job_alerts_confirm_text({ email, choice })}
      action={m.job_alerts_confirm_action()}
      failed={actionData && { email: contact }}
    />
  )
}
