import type { ShownAppointment } from '~/intake.server/show-appointment.ts'

/** When a consultation is, on both clocks. */
export function AppointmentTimes({
  when,
  elsewhere,
}: Pick<ShownAppointment, 'when' | 'elsewhere'>) {
  return (
    <span className="appointment-times">
      <strong>{when}</strong>
      {elsewhere && <small>{elsewhere}</small>}
    </span>
  )
}
