import { submitConsultation } from '@vitrina/content/consultations/submit.ts'
import { attachmentsRule } from '@vitrina/content/documents/document-kinds.ts'
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { v7 as uuidv7 } from 'uuid'
import { removeUnknown } from '~/content.server/search-params.ts'
import { handleSubmission } from '~/forms.server/handle-submission.ts'
import { getLayoutOrStale } from '~/layout/layout.server.ts'
import { pageMeta, retryAfter } from '~/page-meta.ts'
import { m } from '~/paraglide/messages.js'
import { findSubject, getHireUsOrStale } from '~/routes/hire-us/hire-us.server.ts'
import { consultationSettings, getConsultationTimes } from '~/routes/hire-us/times/times.server.ts'
import { keepPageWhenOffline } from '~/ui/form/keep-page-when-offline.ts'
import { Column, Container, Grid } from '~/ui/page/grid.tsx'
import { PageHeader } from '~/ui/page/page-header.tsx'
import type { Route } from './+types/hire-us.ts'
import { Confirmation } from './confirmation.tsx'
import { ConsultationForm } from './consultation-form.tsx'
import { consultationMessages } from './consultation-texts.ts'
import { findRequestConfirmation } from './find-confirmation.server.ts'
import { HireUsAside } from './hire-us-aside.tsx'
import { allDays } from './times/more-days.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams
  const [received, subject] = await Promise.all([
    findRequestConfirmation(search),
    // Optional: the form works without it.
    findSubject(search.get('about') ?? '').catch(() => null),
  ])
  removeUnknown(
    { request, context },
    {
      received: !received,
      appointment: !received,
      about: subject === undefined,
      [allDays.name]: search.get(allDays.name) !== allDays.value,
    },
  )
  const [page, { company }, times] = await Promise.all([
    getHireUsOrStale(),
    getLayoutOrStale(),
    received ? undefined : getConsultationTimes({ allDays: search.has(allDays.name) }),
  ])
  if (!page) throw redirect('/not-found')
  return {
    page,
    received,
    times,
    subject: subject ?? undefined,
    contact: { email: company.email, phone: company.phone },
    writeTo: company.email || m.form_write_to_us(),
    // One key for each rendered form: duplicate submissions are stored once.
    idempotencyKey: uuidv7(),
  }
}

/** The key is specific to a visitor, so pages with the form must not be cached. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => ({
  'Cache-Control': 'no-store',
  ...retryAfter(actionHeaders),
})

/** After a conflict the remaining slots are loaded; other errors do not change the data. */
export const shouldRevalidate = ({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => actionStatus === 409 || defaultShouldRevalidate

export const meta: Route.MetaFunction = (args) => {
  const { page, received } = args.loaderData ?? {}
  return pageMeta(args, {
    title: received ? m.hire_us_meta_received_title() : (page?.seo.title ?? ''),
    description: page?.seo.description,
    noindex: Boolean(received) || page?.seo.noindex,
    image: page?.seo.image,
  })
}

export async function action(args: Route.ActionArgs) {
  const page = await getHireUsOrStale()
  if (!page) throw redirect('/not-found')
  const result = await handleSubmission(args, {
    files: { attachments: attachmentsRule },
    failure: 'a consultation request was not stored',
    messages: (field) => consultationMessages()[field],
    submit: async (payload, queue, sent) => {
      // Without scripts, this button of the form loads more days.
      if (sent.form.has(allDays.name)) return undefined
      return submitConsultation(payload, queue, {
        ...sent,
        texts: page,
        findSubject: async (path = '') => (await findSubject(path))?.title,
        readSettings: consultationSettings,
      })
    },
  })
  if ('rejected' in result) return result.rejected
  const { reference, appointmentToken } = result.stored
  const search = new URLSearchParams({ received: reference })
  if (appointmentToken) search.set('appointment', appointmentToken)
  return redirect(`/hire-us?${search}`, 303)
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepPageWhenOffline(serverAction, 'request')
}

/** The hire-us page: the form, and beside it the next steps and the contact person. */
export default function HireUs({ loaderData, actionData }: Route.ComponentProps) {
  const { page, received, contact, writeTo, idempotencyKey, times, subject } = loaderData
  if (received) {
    return <Confirmation {...received} answerTime={page.answerTime} />
  }
  return (
    <>
      <PageHeader title={page.heading} lead={page.lead} />
      <Container className="hire-us">
        <Grid>
          <Column span={7}>
            <ConsultationForm
              choices={page.choices}
              consentText={page.consent.text}
              email={writeTo}
              idempotencyKey={idempotencyKey}
              times={times}
              subject={subject}
              rejected={actionData}
            />
          </Column>
          <Column span={4} start={9}>
            <HireUsAside page={page} contact={contact} />
          </Column>
        </Grid>
      </Container>
    </>
  )
}
