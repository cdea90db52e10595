import { lazy, Suspense } from 'react'
import { data, redirect } from 'react-router'
import { removeUnknown } from '~/content.server/search-params.ts'
import { getLayoutOrStale } from '~/layout/layout.server.ts'
import { headersOfForm, pageMeta } from '~/page-meta.ts'
import { m } from '~/paraglide/messages.js'
import { getApplicationFormOrStale } from '~/routes/vacancies/application-form.server.ts'
import { siteContext } from '~/server-context.ts'
import { keepPageWhenOffline } from '~/ui/form/submission.ts'
import { PageHeader } from '~/ui/page/page-header.tsx'
import type { Route } from './+types/open-application.ts'
import { ApplicationForm } from './application-form.tsx'
import { consentText } from './application-texts.ts'
import { applyFor, findApplicationConfirmation } from './apply.server.ts'
import { OrWrite } from './apply.tsx'

/** Only needed after an application was submitted. */
const Confirmation = lazy(() => import('./confirmation.tsx'))

export async function loader({ request, context }: Route.LoaderArgs) {
  const reading = { orFail: context.get(siteContext).isShared }
  const [form, { company }, received] = await Promise.all([
    getApplicationFormOrStale(reading),
    getLayoutOrStale(reading),
    findApplicationConfirmation(request.url),
  ])
  // Until staff have filled in the texts of the form, the careers page shows the email address.
  if (!form) throw redirect('/careers')
  removeUnknown({ request, context }, { applied: !received })
  const page = {
    answerTime: form.answerTime,
    consentText: consentText(form),
    policy: form.policy,
    email: company.email,
    writeTo: company.email || m.form_write_to_us(),
    received,
  }
  return data(page, received ? { headers: { 'Cache-Control': 'no-store' } } : undefined)
}

export const headers: Route.HeadersFunction = headersOfForm

export const meta: Route.MetaFunction = (args) => {
  const received = args.loaderData?.received
  return pageMeta(args, {
    title: received ? m.application_received_meta() : m.application_open_meta(),
    description: received ? undefined : m.application_open_description(),
    noindex: Boolean(received),
  })
}

export async function action({ request, context }: Route.ActionArgs) {
  return applyFor({ request, context })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepPageWhenOffline(serverAction, 'application')
}

export default function OpenApplication({ loaderData, actionData }: Route.ComponentProps) {
  const { answerTime, consentText, policy, email, writeTo, received } = loaderData
  if (received) {
    return (
      <Suspense>
        <Confirmation {...received} answerTime={answerTime} />
      </Suspense>
    )
  }
  return (
    <>
      <PageHeader
        title={m.application_open_heading()}
        lead={answerTime}
        breadcrumb={[
          { label: m.vacancy_breadcrumb(), to: '/careers' },
          { label: m.application_open_heading() },
        ]}
      />
      <div className="container open-application">
        <div className="grid">
          <div className="span-7" id="apply">
            <OrWrite email={email} subject={m.careers_speculative_subject()} />
            <ApplicationForm
              path="/apply"
              questions={[]}
              consentText={consentText}
              policy={policy}
              email={writeTo}
              letter={{ label: m.application_wish_label(), hint: m.application_wish_hint() }}
              rejected={actionData}
            />
          </div>
        </div>
      </div>
    </>
  )
}
