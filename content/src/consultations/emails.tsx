import { Link, Text } from 'react-email'
import type { EmailToSend } from '../email/emails.ts'
import {
  Answers,
  type AnswersInEmail,
  EmailLayout,
  emailStyles,
  Greeting,
  type SubmissionEmailData,
} from '../email/layout.tsx'
import { settings } from '../settings.ts'
import { mayBeConfirmed } from '../submissions/guard.ts'
import {
  type Appointed,
  type AppointmentInEmail,
  appointmentInEmail,
  invitationTo,
} from './appointments/appointment.ts'
import { questionList, staffLabels } from './fields.ts'
import type { ConsultationToStore } from './submit.ts'

type ConsultationEmailData = SubmissionEmailData & {
  answerTime: string
  person: { company?: string; phone?: string }
  appointment?: AppointmentInEmail
}

type AppointmentEmailData = SubmissionEmailData & {
  appointment: AppointmentInEmail
  /** Previous time, as text. */
  before: string
  /** Which side made the change. */
  by: 'visitor' | 'company'
  message?: string
}

/** An email to the visitor, unless a bot booked no slot, and one to each staff recipient. */
export function submissionEmails(
  { settings: { company, hours, recipients }, ...sent }: ConsultationToStore,
  { id, reference, appointment }: { id: number; reference: string; appointment?: Appointed },
): EmailToSend[] {
  const { name, email, company: employer, phone } = sent.consultation
  const dataFor = (reader: 'visitor' | 'staff'): ConsultationEmailData => ({
    reference,
    company,
    answerTime: sent.texts.answerTime,
    person: { name, email, company: employer, phone },
    appointment: appointment && appointmentInEmail(appointment, { hours }, reader),
  })
  const confirmation: EmailToSend = {
    to: email,
    // Invitations are always sent; the number of slots limits them.
    unconfirmed: !appointment,
    replyTo: company.email,
    subject: `We have your request (${reference})`,
    about: reference,
    template: 'consultation-received',
    data: dataFor('visitor'),
    attachments: appointment && [invitationTo(appointment, { company })],
  }
  const notices = recipients.map(
    (colleague): EmailToSend => ({
      to: colleague,
      replyTo: email,
      subject: `${reference}: ${name} asks for a consultation`,
      about: reference,
      template: 'consultation-notice',
      data: {
        ...dataFor('staff'),
        answers: answersOf(sent),
        adminUrl: `${settings.ADMIN_URL}/admin/collections/consultation-requests/${id}`,
      },
      attachments: appointment && [invitationTo(appointment, { company }, { colleague })],
    }),
  )
  return appointment || mayBeConfirmed(sent.spamSigns) ? [confirmation, ...notices] : notices
}

function answersOf({
  consultation,
  texts: { subject, choices },
  attachments = [],
}: Pick<ConsultationToStore, 'consultation' | 'texts' | 'attachments'>): AnswersInEmail {
  const answers = questionList
    .filter(({ kind }) => kind !== 'slot' && kind !== 'consent')
    .map(({ name, kind, choices: list }) => {
      const offered = kind === 'services' ? choices.services : list && choices[list]
      const given =
        kind === 'files'
          ? attachments.map(({ originalName }) => originalName)
          : [(consultation as Record<string, unknown>)[name] ?? []].flat().map(String)
      const value = given.map((one) => offered?.find(({ value }) => value === one)?.label ?? one)
      return { label: staffLabels[name], value: value.join('\n') }
    })
  return [{ label: 'About', value: subject ?? '' }, ...answers].filter(({ value }) => value)
}

/** To the recipients from the hire-us global: a new consultation request. */
export function ConsultationNotice(
  email: ConsultationEmailData & { answers: AnswersInEmail; adminUrl: string },
) {
  const { reference, company, person, answers, adminUrl, appointment } = email
  return (
    <EmailLayout
      company={company}
      heading={`${person.name} asks for a consultation`}
      preview={`${reference}: ${appointment?.when ?? person.company ?? person.email}`}
    >
      <Text style={emailStyles.text}>
        Reference <strong>{reference}</strong>. Reply to this mail to write to {person.name}, or{' '}
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
export function AppointmentNotice(email: AppointmentEmailData & { change: 'moved' | 'cancelled' }) {
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
export function AppointmentReminder(
  email: Omit<AppointmentEmailData, 'before' | 'by' | 'message'>,
) {
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
