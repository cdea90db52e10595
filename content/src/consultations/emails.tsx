import { Link, Text } from 'react-email'
import { Answers, EmailLayout, emailStyles, Greeting } from '../email/layout.tsx'
import type {
  AppointmentEmailData,
  AppointmentInEmail,
  ConsultationEmailData,
  EmailData,
} from '../email/templates.ts'

/** To the recipients from the hire-us global: a new consultation request. */
export function ConsultationNotice(email: EmailData['consultation-notice']) {
  const { reference, company, person, answers, adminUrl, appointment } = email
  return (
    <EmailLayout
      company={company}
      heading={`${person.name} asks for a consultation`}
      preview={`${reference}: ${appointment?.when ?? person.company ?? person.email}`}
    >
      <Text style={emailStyles.text}>
        Reference <strong>{reference}</strong>. Reply to this email to write to {person.name}, or{' '}
        <Link href={adminUrl} style={emailStyles.link}>
          open the request in the admin
        </Link>
        .
      </Text>
      {appointment && <AppointmentTime appointment={appointment} />}
      <Answers answers={answers} />
    </EmailLayout>
  )
}

/** To the visitor: confirms receipt and explains the next steps. */
export function ConsultationReceived(email: ConsultationEmailData) {
  const { reference, company, answerTime, person, appointment } = email
  return (
    <EmailLayout
      company={company}
      heading="We have your request"
      preview={`Your reference is ${reference}. ${answerTime}`}
    >
      <Greeting name={person.name} />
      <Text style={emailStyles.text}>
        Thank you for writing to us. Your request has arrived and its reference is{' '}
        <strong>{reference}</strong>. {answerTime}
      </Text>
      {appointment && (
        <>
          <Text style={emailStyles.text}>You booked a consultation. We will talk on:</Text>
          <AppointmentTime appointment={appointment} />
        </>
      )}
      <Text style={emailStyles.text}>
        If you would like to add something, reply to this mail or call {company.phone || 'us'} and
        name the reference. If you did not write to us, please tell us the same way.
      </Text>
    </EmailLayout>
  )
}

/** To the visitor: the consultation was moved. */
export function AppointmentMoved(email: AppointmentEmailData) {
  const { reference, company, person, appointment, before, by, message } = email
  return (
    <EmailLayout
      company={company}
      heading="Your consultation is moved"
      preview={`Now ${appointment.when}`}
    >
      <Greeting name={person.name} />
      <Text style={emailStyles.text}>
        {by === 'visitor' ? 'As you asked, we' : 'We had to change our plans and'} moved your
        consultation ({reference}) from {before} to:
      </Text>
      <AppointmentTime appointment={appointment} />
      {message && <Text style={emailStyles.text}>{message}</Text>}
    </EmailLayout>
  )
}

/** To the visitor: the consultation was cancelled. */
export function AppointmentCancelled(email: AppointmentEmailData) {
  const { reference, company, person, before, by, message } = email
  return (
    <EmailLayout company={company} heading="Your consultation is cancelled" preview={before}>
      <Greeting name={person.name} />
      <Text style={emailStyles.text}>
        {by === 'visitor' ? 'As you asked, we cancelled' : 'We are sorry: we had to cancel'} your
        consultation ({reference}) of {before}.
      </Text>
      {message && <Text style={emailStyles.text}>{message}</Text>}
      <Text style={emailStyles.text}>
        We still have your request. You can{' '}
        <Link href={`${company.siteUrl}/hire-us`} style={emailStyles.link}>
          choose another time
        </Link>
        , reply to this mail or call {company.phone || 'us'}.
      </Text>
    </EmailLayout>
  )
}

/** To the recipients from the hire-us global: a consultation was moved or cancelled. */
export function AppointmentNotice(email: EmailData['appointment-notice']) {
  const { reference, company, person, appointment, before, by, change } = email
  const who = by === 'visitor' ? person.name : 'A colleague'
  return (
    <EmailLayout
      company={company}
      heading={`The consultation of ${person.name} is ${change}`}
      preview={`${reference}: ${change === 'moved' ? appointment.when : before}`}
    >
      <Text style={emailStyles.text}>
        {who} {change} the consultation <strong>{reference}</strong>
        {change === 'moved' ? ` from ${before} to:` : ` of ${before}. The time is free again.`}
      </Text>
      {change === 'moved' && <AppointmentTime appointment={appointment} />}
    </EmailLayout>
  )
}

/** To the visitor: a reminder within the day before the consultation. */
export function AppointmentReminder(email: EmailData['appointment-reminder']) {
  const { reference, company, person, appointment } = email
  return (
    <EmailLayout
      company={company}
      heading="We talk soon"
      preview={`Your consultation: ${appointment.when}`}
    >
      <Greeting name={person.name} />
      <Text style={emailStyles.text}>
        We look forward to your consultation ({reference}) and will get in touch at this time:
      </Text>
      <AppointmentTime appointment={appointment} />
      <Text style={emailStyles.text}>
        If it does not suit you any more, please move or cancel it, or call {company.phone || 'us'}.
      </Text>
    </EmailLayout>
  )
}

/** Time of an appointment in both time zones, with the link for changing it. */
export function AppointmentTime({ appointment }: { appointment: AppointmentInEmail }) {
  return (
    <>
      <Text style={{ ...emailStyles.text, fontWeight: 650, margin: '0 0 4px' }}>
        {appointment.when}
      </Text>
      {appointment.elsewhere && <Text style={emailStyles.quiet}>{appointment.elsewhere}</Text>}
      <Text style={{ ...emailStyles.text, margin: '8px 0 24px' }}>
        <Link href={appointment.url} style={emailStyles.link}>
          Move or cancel it
        </Link>
      </Text>
    </>
  )
}
