import { Link, Text } from 'react-email'
import { mailStyles } from './mail-layout.tsx'
import type { AppointmentInMail } from './templates.ts'

/** When a consultation is, on both clocks, and the way to change it. */
export function AppointmentTime({ appointment }: { appointment: AppointmentInMail }) {
  return (
    <>
      <Text style={{ ...mailStyles.text, fontWeight: 650, margin: '0 0 4px' }}>
        {appointment.when}
      </Text>
      {appointment.elsewhere && <Text style={mailStyles.quiet}>{appointment.elsewhere}</Text>}
      <Text style={{ ...mailStyles.text, margin: '8px 0 24px' }}>
        <Link href={appointment.url} style={mailStyles.link}>
          Move or cancel it
        </Link>
      </Text>
    </>
  )
}
