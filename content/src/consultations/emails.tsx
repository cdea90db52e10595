import { Button, Section, Text } from 'react-email'
import type { EmailToSend } from '../email/emails.ts'
import {
  Answers,
  type AnswersInEmail,
  EmailLayout,
  emailButton,
  emailStyles,
  Greeting,
  type Localized,
  linkTo,
  Markup,
  Paragraph,
  StaffText,
  type SubmissionEmailData,
  strong,
} from '../email/layout.tsx'
import { languageAnswer, staffText } from '../email/recipients.ts'
import { m } from '../paraglide/messages.js'
import { mayBeConfirmed } from '../submissions/guard.ts'
import {
  type Appointed,
  type AppointmentInEmail,
  adminUrlOf,
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
  before: string
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
    // Invitations are sent; the number of slots limits them, and cancelling does (emails.ts).
    unconfirmed: !appointment,
    replyTo: company.email,
    subject: m.consultation_received_subject({ reference }, { locale: sent.language }),
    about: reference,
    template: 'consultation-received',
    data: { ...dataFor('visitor'), locale: sent.language },
    attachments: appointment && [invitationTo(appointment, { company })],
  }
  const notices = recipients.map(
    (colleague): EmailToSend => ({
      to: colleague,
      replyTo: email,
      subject: staffText('{reference}: new consultation request from {name}', { reference, name }),
      about: reference,
      template: 'consultation-notice',
      data: {
        ...dataFor('staff'),
        answers: [...languageAnswer(sent.language), ...answersOf(sent)],
        adminUrl: adminUrlOf(id),
      },
      attachments: appointment && [invitationTo(appointment, { company }, { colleague })],
    }),
  )
  return appointment || mayBeConfirmed(sent.spamSigns) ? [confirmation, ...notices] : notices
}

/** The answers as staff read them in the email; the appointment and the consent are not among them. */
export function answersOf({
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
      return { label: staffText(staffLabels[name]), value: value.join('\n') }
    })
  const about = { label: staffText('About'), value: subject ?? '' }
  return [about, ...answers].filter(({ value }) => value)
}

/** To the recipients from the hire-us global: a new consultation request. */
export function ConsultationNotice(
  email: ConsultationEmailData & { answers: AnswersInEmail; adminUrl: string },
) {
  const { reference, company, person, answers, adminUrl, appointment } = email
  const { name } = person
  const link = linkTo(adminUrl)(staffText('open the request in the admin'))
  return (
    <EmailLayout
      company={company}
      heading={staffText('New consultation request from {name}', { name })}
      preview={`${reference}: ${appointment?.when ?? person.company ?? person.email}`}
    >
      <Paragraph>
        <StaffText
          values={{ reference: strong(reference), name, link }}
          wording="Reference {reference}. Reply to this email to write to {name}, or {link}."
        />
      </Paragraph>
      {appointment && <AppointmentTime {...appointment} change={staffText('Move or cancel it')} />}
      <Answers answers={answers} />
    </EmailLayout>
  )
}

/** To the visitor: confirms receipt and explains the next steps. */
export function ConsultationReceived(email: Localized<ConsultationEmailData>) {
  const { reference, company, answerTime, person, appointment, locale } = email
  const received = { reference, answerTime }
  return (
    <EmailLayout
      company={company}
      heading={m.consultation_received_heading({}, { locale })}
      locale={locale}
      preview={m.email_received_preview(received, { locale })}
    >
      <Greeting locale={locale} name={person.name} />
      <Paragraph>
        <Markup
          parts={m.consultation_received_text.parts(received, { locale })}
          render={{ strong }}
        />
      </Paragraph>
      {appointment && (
        <>
          <Paragraph>{m.consultation_received_call({}, { locale })}</Paragraph>
          <VisitorsAppointment {...appointment} locale={locale} />
        </>
      )}
      <Paragraph>
        {m.consultation_received_add({ phone: company.phone || 'none' }, { locale })}
      </Paragraph>
    </EmailLayout>
  )
}

export function AppointmentMoved(email: Localized<AppointmentEmailData>) {
  const { reference, company, person, appointment, before, by, message, locale } = email
  return (
    <EmailLayout
      company={company}
      heading={m.appointment_moved_heading({}, { locale })}
      locale={locale}
      preview={m.appointment_moved_preview({ when: appointment.when }, { locale })}
    >
      <Greeting locale={locale} name={person.name} />
      <Paragraph>{m.appointment_moved_text({ by, reference, before }, { locale })}</Paragraph>
      <VisitorsAppointment {...appointment} locale={locale} />
      {message && <Paragraph>{message}</Paragraph>}
    </EmailLayout>
  )
}

export function AppointmentCancelled(email: Localized<AppointmentEmailData>) {
  const { reference, company, person, before, by, message, locale } = email
  const next = { phone: company.phone || 'none' }
  return (
    <EmailLayout
      company={company}
      heading={m.appointment_cancelled_heading({}, { locale })}
      locale={locale}
      preview={before}
    >
      <Greeting locale={locale} name={person.name} />
      <Paragraph>{m.appointment_cancelled_text({ by, reference, before }, { locale })}</Paragraph>
      {message && <Paragraph>{message}</Paragraph>}
      <Paragraph>
        <Markup
          parts={m.appointment_cancelled_next.parts(next, { locale })}
          render={{ link: linkTo(`${company.siteUrl}/hire-us`) }}
        />
      </Paragraph>
    </EmailLayout>
  )
}

/** To the recipients from the hire-us global: a consultation was moved or cancelled. */
export function AppointmentNotice(
  email: AppointmentEmailData & {
    change: 'moved' | 'cancelled'
    /** Name of the user who made the change, if it was made in the admin. */
    colleague?: string
    adminUrl: string
  },
) {
  const { reference, company, person, appointment, before, by, change, colleague, adminUrl } = email
  const texts = changeTexts[change]
  const name = by === 'visitor' ? person.name : (colleague ?? staffText('A colleague'))
  const link = linkTo(adminUrl)(staffText('open the request in the admin'))
  return (
    <EmailLayout
      company={company}
      heading={staffText(texts.heading, { name: person.name })}
      preview={`${reference}: ${change === 'moved' ? appointment.when : before}`}
    >
      <Paragraph>
        <StaffText values={{ name, reference: strong(reference), before }} wording={texts.text} />
      </Paragraph>
      {change === 'moved' && (
        <AppointmentTime {...appointment} change={staffText('Move or cancel it')} />
      )}
      <Paragraph>
        <StaffText
          values={{ name: person.name, link }}
          wording="Reply to this email to write to {name}, or {link}."
        />
      </Paragraph>
    </EmailLayout>
  )
}

const changeTexts = {
  moved: {
    heading: 'The consultation of {name} has been moved',
    text: '{name} moved the consultation {reference} from {before} to:',
  },
  cancelled: {
    heading: 'The consultation of {name} is cancelled',
    text: '{name} cancelled the consultation {reference} of {before}. The time is free again.',
  },
} as const

/** To the visitor: a reminder within the day before the consultation. */
export function AppointmentReminder(
  email: Localized<Omit<AppointmentEmailData, 'before' | 'by' | 'message'>>,
) {
  const { reference, company, person, appointment, locale } = email
  return (
    <EmailLayout
      company={company}
      heading={m.appointment_reminder_heading({}, { locale })}
      locale={locale}
      preview={m.appointment_reminder_preview({ when: appointment.when }, { locale })}
    >
      <Greeting locale={locale} name={person.name} />
      <Paragraph>{m.appointment_reminder_text({ reference }, { locale })}</Paragraph>
      <VisitorsAppointment {...appointment} locale={locale} />
      <Paragraph>
        {m.appointment_reminder_change({ phone: company.phone || 'none' }, { locale })}
      </Paragraph>
    </EmailLayout>
  )
}

/** The same in an email to the visitor, with who calls. */
function VisitorsAppointment({ locale, ...appointment }: Localized<AppointmentInEmail>) {
  return (
    <AppointmentTime
      {...appointment}
      change={m.appointment_change({}, { locale })}
      reach={m.appointment_reach({ phone: appointment.phone || 'none' }, { locale })}
    />
  )
}

/** Time of an appointment in both time zones, with the button for changing it. */
function AppointmentTime({
  when,
  elsewhere,
  url,
  change,
  reach,
}: AppointmentInEmail & { change: string; reach?: string }) {
  return (
    <>
      <Text style={{ ...emailStyles.text, fontWeight: 650, margin: '0 0 4px' }}>{when}</Text>
      {elsewhere && <Text style={emailStyles.quiet}>{elsewhere}</Text>}
      {reach && <Text style={{ ...emailStyles.text, margin: '8px 0 0' }}>{reach}</Text>}
      <Section style={{ margin: '16px 0 24px' }}>
        <Button href={url} style={emailButton}>
          {change}
        </Button>
      </Section>
    </>
  )
}
