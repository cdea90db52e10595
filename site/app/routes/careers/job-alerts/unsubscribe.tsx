import { readUnsubscribe, removeAlert } from '@vitrina/content/vacancies/subscribe.ts'
import { data } from 'react-router'
import { openPayload } from '~/content.server/payload.ts'
import { removeUnknown } from '~/content.server/search-params.ts'
import { getLayout } from '~/layout/layout.server.ts'
import { pageMeta, privatePage } from '~/page-meta.ts'
import { m } from '~/paraglide/messages.js'
import { formContext } from '~/server-context.ts'
import type { Route } from './+types/unsubscribe.ts'
import { tokenIn } from './job-alerts.server.ts'
import { AskPage, DonePage, WrongLinkPage } from './link-page.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  if (readUnsubscribe(tokenIn(request)) === undefined) {
    removeUnknown({ request, context }, { token: true })
    return data({ contact: undefined }, { status: 404 })
  }
  const { company } = await getLayout()
  return data({ contact: company.email || m.form_write_to_us() })
}

export const headers: Route.HeadersFunction = privatePage

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.job_alerts_unsubscribe_title(), noindex: true })

/** Ends an alert; email programs send this request themselves (RFC 8058). */
export async function action({ request, context }: Route.ActionArgs) {
  try {
    const removed = await removeAlert(await openPayload(), tokenIn(request))
    return data({ removed }, { status: removed ? 200 : 404 })
  } catch (error) {
    context.get(formContext).reportFailure(error, 'a job alert was not ended')
    return data({ removed: false }, { status: 503 })
  }
}

export default function EndJobAlert({ loaderData: { contact }, actionData }: Route.ComponentProps) {
  if (contact === undefined) return <WrongLinkPage expired={false} />
  if (actionData?.removed) {
    return (
      <DonePage title={m.job_alerts_unsubscribed_title()} text={m.job_alerts_unsubscribed_text()} />
    )
  }
  return (
    <AskPage
      title={m.job_alerts_unsubscribe_title()}
      text={m.job_alerts_unsubscribe_text()}
      action={m.job_alerts_unsubscribe_action()}
      failed={actionData && { email: contact }}
    />
  )
}
