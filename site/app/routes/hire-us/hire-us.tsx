import { submitConsultation } from '@vitrina/content/consultations/submit.ts'
import { attachmentsRule } from '@vitrina/content/documents/file-rules.ts'
import { lazy } from 'react'
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { v7 as uuidv7 } from 'uuid'
import { removeUnknown } from '~/content.server/search-params.ts'
import { handleSubmission } from '~/forms.server/handle-submission.ts'
import { getLayoutOrStale } from '~/layout/layout.server.ts'
import { pageMeta, retryAfter } from '~/page-meta.ts'
import { m } from '~/paraglide/messages.js'
import { getLocale } from '~/paraglide/runtime.js'
import { PageLink } from '~/ui/action/page-link.tsx'
import { keepPageWhenOffline } from '~/ui/form/submission.ts'
import { PageHeader } from '~/ui/page/page-header.tsx'
import { PersonCard } from '~/ui/show/cards.tsx'
import { Stepper } from '~/ui/show/lists.tsx'
import type { Route } from './+types/hire-us.ts'
import { ConsultationForm, consultationDraft, Part } from './consultation-form.tsx'
import {
  consultationSettings,
  findRequestConfirmation,
  findSubject,
  getConsultationTimes,
  getHireUsOrStale,
  type HireUsContent,
} from './hire-us.server.ts'
import { allDays, consultationMessages } from './questions.tsx'

/** Few of those who see the form send it. */
const Confirmation = lazy(() => import('./confirmation.tsx'))

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
    // Texts that hardly any visitor sees are not in the script.
    noTimes: times || received ? undefined : m.hire_us_slot_no_more(),
    receivedTitle: received && m.hire_us_meta_received_title(),
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
  const { page, received, receivedTitle } = args.loaderData ?? {}
  return pageMeta(args, {
    ...page?.seo,
    title: receivedTitle ?? page?.seo.title ?? '',
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

export default function HireUs({ loaderData, actionData }: Route.ComponentProps) {
  const { page, received, contact, writeTo, idempotencyKey, times, noTimes, subject } = loaderData
  if (received) {
    return <Confirmation {...received} answerTime={page.answerTime} draft={consultationDraft} />
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
              policy={page.policy}
              email={writeTo}
              idempotencyKey={idempotencyKey}
              times={times}
              noTimes={noTimes}
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
