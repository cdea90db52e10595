import { Link, Text } from 'react-email'
import { Answers } from './answers.tsx'
import { AppointmentTime } from './appointment-time.tsx'
import { MailLayout, mailStyles } from './mail-layout.tsx'
import type { MailData } from './templates.ts'

/** To the recipients named in the hire-us global: somebody asks for a consultation. */
export function ConsultationNotice({
  reference,
  company,
  person,
  answers,
  adminUrl,
  appointment,
}: MailData['consultation-notice']) {
  return (
    <MailLayout
      company={company}
      heading={`${person.name} asks for a consultation`}
      preview={`${reference}: ${appointment?.when ?? person.company ?? person.email}`}
    >
      <Text style={mailStyles.text}>
        Reference <strong>{reference}</strong>. Reply to this mail to write to {person.name}, or{' '}
        <Link href={adminUrl} style={mailStyles.link}>
          open the request in the admin
        </Link>
        .
      </Text>
      {appointment && <AppointmentTime appointment={appointment} />}
      <Answers answers={answers} />
    </MailLayout>
  )
}
