import type { ShownAppointment } from '@vitrina/content/consultations/appointments/appointment-link.ts'
import { unbrokenRange } from '~/format.ts'

/** The time of a consultation, in the company's and in the visitor's time zone. */
export function AppointmentTimes({
  when,
  elsewhere,
}: Pick<ShownAppointment, 'when' | 'elsewhere'>) {
  return (
    <span className="appointment-times">
      <strong>{unbrokenRange(when)}</strong>
      {elsewhere && <small>{unbrokenRange(elsewhere)}</small>}
    </span>
  )
}
