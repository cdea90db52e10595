import { Link, Text } from 'react-email'
import { AppointmentTime } from './appointment-time.tsx'
import { Greeting } from './greeting.tsx'
import { MailLayout, mailStyles } from './mail-layout.tsx'
import type { AppointmentMailData, MailData } from './templates.ts'

/** To the visitor: the consultation is at another time now. */
export function AppointmentMoved({
  reference,
  company,
  person,
  appointment,
  before,
  by,
  message,
}: AppointmentMailData) {
  return (
    <MailLayout
      company={company}
      heading="Your consultation is moved"
      preview={`Now ${appointment.when}`}
    >
      <Greeting name={person.name} />
      <Text style={mailStyles.text}>
        {by === 'visitor' ? 'As you asked, we' : 'We had to change our plans and'} moved your
        consultation ({reference}) from {before} to:
      </Text>
      <AppointmentTime appointment={appointment} />
      {message && <Text style={mailStyles.text}>{message}</Text>}
    </MailLayout>
  )
}

/** To the visitor: there is no consultation. */
export function AppointmentCancelled({
  reference,
  company,
  person,
  before,
  by,
  message,
}: AppointmentMailData) {
  return (
    <MailLayout company={company} heading="Your consultation is cancelled" preview={before}>
      <Greeting name={person.name} />
      <Text style={mailStyles.text}>
        {by === 'visitor' ? 'As you asked, we cancelled' : 'We are sorry: we had to cancel'} your
        consultation ({reference}) of {before}.
      </Text>
      {message && <Text style={mailStyles.text}>{message}</Text>}
      <Text style={mailStyles.text}>
        We still have your request. You can{' '}
        <Link href={`${company.siteUrl}/hire-us`} style={mailStyles.link}>
          choose another time
        </Link>
        , reply to this mail or call {company.phone || 'us'}.
      </Text>
    </MailLayout>
  )
}

/** To the recipients named in the hire-us global: a consultation was moved or cancelled. */
export function AppointmentNotice({
  reference,
  company,
  person,
  appointment,
  before,
  by,
  change,
}: MailData['appointment-notice']) {
  const who = by === 'visitor' ? person.name : 'A colleague'
  return (
    <MailLayout
      company={company}
      heading={`The consultation of ${person.name} is ${change}`}
      preview={`${reference}: ${change === 'moved' ? appointment.when : before}`}
    >
      <Text style={mailStyles.text}>
        {who} {change} the consultation <strong>{reference}</strong>
        {change === 'moved' ? ` from ${before} to:` : ` of ${before}. The time is free again.`}
      </Text>
      {change === 'moved' && <AppointmentTime appointment={appointment} />}
    </MailLayout>
  )
}
