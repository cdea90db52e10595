import { submitConsultation } from '@vitrina/content/consultations/submit.ts'
import { attachmentsRule } from '@vitrina/content/documents/document-kinds.ts'
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { v7 as uuidv7 } from 'uuid'
import { removeUnknown } from '~/content.server/search-params.ts'
import { handleSubmission } from '~/forms.server/handle-submission.ts'
import { getLayoutOrStale } from '~/layout/layout.server.ts'
import { pageMeta, retryAfter } from '~/page-meta.ts'
import { m } from '~/paraglide/messages.js'
import { getLocale } from '~/paraglide/runtime.js'
import { ButtonLink } from '~/ui/action/button.tsx'
import { PageLink } from '~/ui/action/page-link.tsx'
import { keepPageWhenOffline, useConfirmation } from '~/ui/form/submission.ts'
import { PageHeader } from '~/ui/page/page-header.tsx'
import { PersonCard } from '~/ui/show/cards.tsx'
import { Stepper } from '~/ui/show/lists.tsx'
import type { Route } from './+types/hire-us.ts'
import { ConsultationForm, consultationDraft, Part } from './consultation-form.tsx'
import {
  type ConfirmedRequest,
  consultationSettings,
  findRequestConfirmation,
  findSubject,
  getConsultationTimes,
  getHireUsOrStale,
  type HireUsContent,
} from './hire-us.server.ts'
import { allDays, consultationMessages } from './questions.tsx'
import { AppointmentTimes } from './time-picker.tsx'

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
    ...page?.seo,
    title: received ? m.hire_us_meta_received_title() : (page?.seo.title ?? ''),
    noindex: Boolean(received) || page?.seo.noindex,
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
        language: getLocale(),
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
      <PageHeader title={page.heading} lead={page.lead} lang={page.lang} />
      <div className="container hire-us">
        <div className="grid">
          <div className="span-7">
            <ConsultationForm
              choices={page.choices}
              consentText={page.consent.text}
              email={writeTo}
              idempotencyKey={idempotencyKey}
              times={times}
              subject={subject}
              rejected={actionData}
            />
          </div>
          <div className="span-4">
            <HireUsAside page={page} contact={contact} />
          </div>
        </div>
      </div>
    </>
  )
}

type AsideProps = { page: HireUsContent; contact: { email: string; phone: string } }

function HireUsAside({ page, contact: { phone, email } }: AsideProps) {
  const contacts = [
    { text: phone, to: `tel:${phone.replace(/[^+\d]/g, '')}` },
    { text: email, to: `mailto:${email}` },
  ].filter(({ text }) => text)
  return (
    <aside className="hire-us-aside">
      <Part title={m.hire_us_next_title()}>
        <Stepper items={page.next} />
        <p>{page.answerTime}</p>
      </Part>
      {page.contactPerson && (
        <Part title={m.hire_us_person_title()} className="hire-us-person">
          <PersonCard
            {...page.contactPerson}
            to={`/about-us/${page.contactPerson.slug}`}
            sizes="6rem"
          />
        </Part>
      )}
      {contacts.length > 0 && (
        <Part title={m.hire_us_contacts_title()}>
          <ul className="hire-us-contacts">
            {contacts.map(({ text, to }) => (
              <li key={to}>
                <PageLink to={to}>{text}</PageLink>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </aside>
  )
}

function Confirmation({
  reference,
  confirmed,
  appointment,
  answerTime,
}: ConfirmedRequest & { answerTime: string }) {
  useConfirmation({ message: m.hire_us_received_toast(), reference, draft: consultationDraft })

  return (
    <PageHeader
      size="large"
      title={m.form_received_title()}
      lead={
        <>
          <strong>{m.form_received_reference({ reference })}</strong>{' '}
          {confirmed ? m.hire_us_received_mail() : m.form_received_no_email()} {answerTime}
          {appointment?.state === 'ahead' && <AppointmentTimes {...appointment} />}
        </>
      }
    >
      {appointment?.state === 'ahead' ? (
        <>
          <ButtonLink to={`/hire-us/appointment.ics?token=${appointment.token}`} download>
            {m.hire_us_received_calendar()}
          </ButtonLink>
          <ButtonLink to={`/hire-us/appointment?token=${appointment.token}`} variant="secondary">
            {m.hire_us_received_change()}
          </ButtonLink>
        </>
      ) : (
        <>
          <ButtonLink to="/">{m.hire_us_received_home()}</ButtonLink>
          <ButtonLink to="/hire-us" variant="secondary">
            {m.hire_us_received_again()}
          </ButtonLink>
        </>
      )}
    </PageHeader>
  )
}
