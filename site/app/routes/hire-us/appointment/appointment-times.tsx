import type { ShownAppointment } from '~/intake.server/show-appointment.ts'
import { unbroken } from '~/ui/type/unbroken.ts'

/** When a consultation is, on both clocks. */
export function AppointmentTimes({
  when,
  elsewhere,
}: Pick<ShownAppointment, 'when' | 'elsewhere'>) {
  return (
    <span className="appointment-times">
      <strong>{unbroken(when)}</strong>
      {elsewhere && <small>{unbroken(elsewhere)}</small>}
    </span>
  )
}
