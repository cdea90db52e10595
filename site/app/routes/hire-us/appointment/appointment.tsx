import { useEffect, useState } from 'react'
import {
  data,
  Form,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useNavigation,
} from 'react-router'
import { removeUnknown } from '~/content.server/search-params.ts'
import { getLayoutOrStale } from '~/layout/layout.server.ts'
import { pageMeta, privatePage } from '~/page-meta.ts'
import { m } from '~/paraglide/messages.js'
import { type ConsultationTimes, getConsultationTimes } from '~/routes/hire-us/hire-us.server.ts'
import { formContext } from '~/server-context.ts'
import { Button, ButtonLink } from '~/ui/action/button.tsx'
import { PageLink } from '~/ui/action/page-link.tsx'
import { FormProblemsWhenNeeded } from '~/ui/form/form-message.tsx'
import {
  keepPageWhenOffline,
  loadFormProblems,
  type SubmissionError,
} from '~/ui/form/submission.ts'
import { PageHeader } from '~/ui/page/page-header.tsx'
import { Heading } from '~/ui/type/text.tsx'
import { AppointmentTimes, TimePicker } from '../time-picker.tsx'
import type { Route } from './+types/appointment.ts'
import { changeAppointment, findAppointment, keyOf } from './appointment.server.ts'

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

export const headers: Route.HeadersFunction = privatePage

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
    loadFormProblems().catch(() => {})
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
    text: doneText(confirmed, name !== undefined),
  }
  const isMoved = actionData?.reason === 'changed'
  const movedText = m.appointment_moved_meanwhile({ when: appointment.when })
  const news = actionData?.reason
    ? (!isMoved || state === 'ahead') && {
        rejected: actionData,
        failed: { ...failed, ...(isMoved && { text: movedText }) },
        email,
      }
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
      <div className="container appointment">
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
      </div>
    </>
  )
}

function doneText(confirmed: boolean, isStaff: boolean): string {
  if (!confirmed) return m.appointment_done_no_mail()
  return isStaff ? m.appointment_done_staff_mail() : m.appointment_done_mail()
}

/** Counts how often the value has changed since the page was opened. */
function useChanges(value: object): number {
  const [last, setLast] = useState({ value, count: 0 })
  if (last.value !== value) setLast({ value, count: last.count + 1 })
  return last.count
}

type ChangeFormsProps = {
  address: string
  /** The current time, ISO 8601, so that a changed appointment is not changed unseen. */
  startsAt: string
  times: ConsultationTimes | undefined
  error: string | undefined
}

function ChangeForms({ address, startsAt, times, error }: ChangeFormsProps) {
  const intent = useNavigation().formData?.get('intent')
  const from = <input type="hidden" name="from" value={startsAt} autoComplete="off" />
  return (
    <>
      <Form method="post" action={address} replace className="consultation-part" data-fresh>
        {from}
        <Heading level={2} size="subheading">
          {m.appointment_move_title()}
        </Heading>
        {times ? (
          <>
            <TimePicker
              id="slot"
              name="slot"
              legend={m.appointment_move_legend()}
              times={times}
              error={error}
            />
            <div>
              <Button type="submit" name="intent" value="move" busy={intent === 'move'}>
                {m.appointment_move()}
              </Button>
            </div>
          </>
        ) : (
          <p>{m.appointment_move_none()}</p>
        )}
      </Form>
      <Form method="post" action={address} replace className="consultation-part">
        {from}
        <Heading level={2} size="subheading">
          {m.appointment_cancel_title()}
        </Heading>
        <p>{m.appointment_cancel_text()}</p>
        <details className="appointment-cancel">
          <summary className="button button-secondary">{m.appointment_cancel()}</summary>
          <p>{m.appointment_cancel_sure()}</p>
          <Button type="submit" name="intent" value="cancel" busy={intent === 'cancel'}>
            {m.appointment_cancel_confirm()}
          </Button>
        </details>
      </Form>
    </>
  )
}

function InvalidLink({ reason, phone }: { reason: 'unknown' | 'expired'; phone: string }) {
  const isExpired = reason === 'expired'
  return (
    <PageHeader
      title={isExpired ? m.appointment_expired_title() : m.appointment_unknown_title()}
      lead={
        isExpired ? (
          m.appointment_expired_text()
        ) : (
          <LinkedPhone text={m.appointment_unknown_text({ phone })} phone={phone} />
        )
      }
    >
      <ButtonLink to="/hire-us">{m.appointment_again()}</ButtonLink>
    </PageHeader>
  )
}

/** Renders the text with the company's phone number, if it has one, as a link. */
function LinkedPhone({ text, phone }: { text: string; phone: string }) {
  if (!/\d/.test(phone)) return text
  const [before, after] = text.split(phone)
  return (
    <>
      {before}
      <PageLink to={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</PageLink>
      {after}
    </>
  )
}
