import { Text } from 'react-email'
import { AppointmentTime } from './appointment-time.tsx'
import { Greeting } from './greeting.tsx'
import { MailLayout, mailStyles } from './mail-layout.tsx'
import type { MailData } from './templates.ts'

/** To the visitor, the day before. */
export function AppointmentReminder({
  reference,
  company,
  person,
  appointment,
}: MailData['appointment-reminder']) {
  return (
    <MailLayout
      company={company}
      heading="We talk soon"
      preview={`Your consultation: ${appointment.when}`}
    >
      <Greeting name={person.name} />
      <Text style={mailStyles.text}>
        We look forward to your consultation ({reference}) and will get in touch at this time:
      </Text>
      <AppointmentTime appointment={appointment} />
      <Text style={mailStyles.text}>
        If it does not suit you any more, please move or cancel it, or call {company.phone || 'us'}.
      </Text>
    </MailLayout>
  )
}
