import { useEffect, useState } from 'react'
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { removeUnknown } from '~/content.server/search-params.ts'
import { getLayoutOrStale } from '~/layout/layout.server.ts'
import { pageMeta } from '~/page-meta.ts'
import { m } from '~/paraglide/messages.js'
import { getConsultationTimes } from '~/routes/hire-us/hire-us.server.ts'
import { formContext } from '~/server-context.ts'
import { ButtonLink } from '~/ui/action/button.tsx'
import { FormProblemsWhenNeeded, loadFormProblems } from '~/ui/form/form-problems-when-needed.tsx'
import { keepPageWhenOffline } from '~/ui/form/keep-page-when-offline.ts'
import {
  loadNetworkErrors,
  type SubmissionError,
  submissionProblem,
} from '~/ui/form/submission-error.ts'
import { Container } from '~/ui/page/grid.tsx'
import { PageHeader } from '~/ui/page/page-header.tsx'
import { AppointmentTimes } from '../time-picker.tsx'
import type { Route } from './+types/appointment.ts'
import { changeAppointment, findAppointment, keyOf } from './appointment.server.ts'
import { ChangeForms } from './change-forms.tsx'
import { InvalidLink } from './invalid-link.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const key = keyOf(request)
  removeUnknown({ request, context }, { token: key === undefined })
  const { company } = await getLayoutOrStale()
  const phone = company.phone || m.form_write_to_us()
  if (key === 'expired') return data({ phone, invalid: 'expired' as const }, { status: 410 })
  const appointment = key && (await findAppointment(key))
  if (!appointment) return data({ phone, invalid: 'unknown' as const }, { status: 404 })
  const times =
    appointment.state === 'ahead' ? await getConsultationTimes({ allDays: true }) : undefined
  const isChanged = new URL(request.url).searchParams.has('changed')
  const email = company.email || m.form_write_to_us()
  return data({ phone, email, appointment, times, isChanged, invalid: undefined })
}

/** The URL is personal: do not cache it, index it or send it to other sites. */
export const headers: Route.HeadersFunction = () => ({
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex, nofollow',
})

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.appointment_title(), noindex: true })

export async function action({ request, context }: Route.ActionArgs) {
  const answer = await changeAppointment(request, context.get(formContext))
  if ('address' in answer) return redirect(answer.address, 303)
  const { status, ...error } = answer
  return data<SubmissionError>(error, { status })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepPageWhenOffline(serverAction, 'change')
}

/** Also after an error: the available slots may have changed. */
export const shouldRevalidate = ({ actionStatus }: ShouldRevalidateFunctionArgs) =>
  actionStatus !== 503

/** The page of a booked consultation, to reschedule or cancel it. */
export default function Appointment({ loaderData, actionData }: Route.ComponentProps) {
  const attempt = useChanges(actionData?.reason ? actionData : loaderData)
  const error = actionData?.errors?.slot
  useEffect(() => {
    // Later the browser may be offline.
    void Promise.allSettled([loadFormProblems(), loadNetworkErrors()])
  }, [])
  const { invalid, phone } = loaderData
  if (invalid) return <InvalidLink reason={invalid} phone={phone} />
  const { appointment, times, isChanged, email } = loaderData
  const { reference, name, state, token, confirmed } = appointment
  const isCancelled = state === 'cancelled'
  const failed = { title: m.appointment_failed_title(), text: m.appointment_failed_text({ phone }) }
  const done = {
    title: isCancelled
      ? m.appointment_cancelled_done({ when: appointment.when })
      : m.appointment_moved_done(),
    text: confirmed ? m.appointment_done_mail() : m.appointment_done_no_mail(),
  }
  const isMoved = actionData?.reason === 'changed'
  const movedText = m.appointment_moved_meanwhile({ when: appointment.when })
  const news = actionData?.reason
    ? (!isMoved || state === 'ahead') &&
      submissionProblem(actionData, { ...failed, ...(isMoved && { text: movedText }) }, email)
    : isChanged && !actionData && ({ tone: 'success', ...done } as const)
  return (
    <>
      <PageHeader
        eyebrow={reference}
        title={name ? m.appointment_staff_title({ name }) : m.appointment_title()}
        lead={
          isCancelled ? (
            !news && m.appointment_cancelled()
          ) : (
            <>
              <AppointmentTimes {...appointment} />
              {state === 'over' && m.appointment_over()}
            </>
          )
        }
      >
        {state === 'ahead' ? (
          <ButtonLink to={`/hire-us/appointment.ics?token=${token}`} download>
            {m.appointment_calendar()}
          </ButtonLink>
        ) : (
          <ButtonLink to="/hire-us">{m.appointment_again()}</ButtonLink>
        )}
      </PageHeader>
      <Container className="appointment">
        <FormProblemsWhenNeeded
          attempt={attempt}
          errors={error ? [{ id: 'slot', message: error }] : []}
          problem={news || undefined}
        />
        {state === 'ahead' && (
          <ChangeForms
            address={`/hire-us/appointment?token=${token}`}
            startsAt={appointment.startsAt}
            times={times}
            error={error}
          />
        )}
      </Container>
    </>
  )
}

/** Counts how often the value has changed since the page was opened. */
function useChanges(value: object): number {
  const [last, setLast] = useState({ value, count: 0 })
  if (last.value !== value) setLast({ value, count: last.count + 1 })
  return last.count
}
