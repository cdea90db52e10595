import { m } from '~/paraglide/messages.js'
import { ButtonLink } from '~/ui/action/button.tsx'
import { useConfirmation } from '~/ui/form/submission.ts'
import { PageHeader } from '~/ui/page/page-header.tsx'
import type { ConfirmedRequest } from './hire-us.server.ts'
import { AppointmentTimes } from './time-picker.tsx'

export default function Confirmation({
  reference,
  confirmed,
  appointment,
  answerTime,
  draft,
}: ConfirmedRequest & { answerTime: string; draft: string }) {
  useConfirmation({ message: m.hire_us_received_toast(), reference, draft })

  return (
    <PageHeader
      size="large"
      title={m.form_received_title()}
      lead={
        <>
          <strong>{m.form_received_reference({ reference })}</strong>{' '}
          {confirmed ? m.hire_us_received_mail() : m.confirmation_no_email()} {answerTime}
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
