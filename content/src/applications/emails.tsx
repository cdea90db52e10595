import { Text } from 'react-email'
import {
  Answers,
  type AnswersInEmail,
  EmailLayout,
  emailStyles,
  Greeting,
  Lines,
  type Localized,
  linkTo,
  Markup,
  Paragraph,
  StaffText,
  type SubmissionEmailData,
  strong,
} from '../email/layout.tsx'
import { type EmailCompany, staffText } from '../email/recipients.ts'
import { m } from '../paraglide/messages.js'

export type ApplicationEmailData = SubmissionEmailData & {
  /** Title of the vacancy; `undefined` for an application without one. */
  position?: string
  answerTime: string
}

type ApplicationNoticeData = ApplicationEmailData & {
  answers: AnswersInEmail
  /** Reference of an earlier application with the same address for the same vacancy. */
  possibleDuplicateOf?: string
  adminUrl: string
}

type ApplicationStepEmailData = {
  subject: string
  /** Paragraphs, separated by empty lines. */
  text: string
  reference: string
  company: EmailCompany
}

/** To the recipients from the careers page: a new application. */
export function ApplicationNotice(email: ApplicationNoticeData) {
  const { reference, company, position, person, answers, possibleDuplicateOf, adminUrl } = email
  const { name } = person
  const link = linkTo(adminUrl)(staffText('open the application in the admin'))
  return (
    <EmailLayout
      company={company}
      heading={
        position
          ? staffText('{name} has applied for “{vacancy}”', { name, vacancy: position })
          : staffText('{name} has written without a vacancy', { name })
      }
      preview={`${reference}: ${person.email}`}
    >
      <Paragraph>
        <StaffText
          values={{ reference: strong(reference), name, link }}
          wording="Reference {reference}. Reply to this email to write to {name}, or {link}."
        />
      </Paragraph>
      {possibleDuplicateOf && (
        <Paragraph>
          {staffText(
            'Possible duplicate: the same address had already sent {reference}. Both are stored; anybody may have typed that address.',
            { reference: possibleDuplicateOf },
          )}
        </Paragraph>
      )}
      <Answers answers={answers} />
    </EmailLayout>
  )
}

/** To the applicant: confirms receipt and explains the next steps. */
export function ApplicationReceived(email: Localized<ApplicationEmailData>) {
  const { reference, company, position, answerTime, person, locale } = email
  const received = { reference, answerTime }
  const parts = position
    ? m.application_received_for_vacancy.parts({ ...received, vacancy: position }, { locale })
    : m.application_received_text.parts(received, { locale })
  return (
    <EmailLayout
      company={company}
      heading={m.application_received_heading({}, { locale })}
      locale={locale}
      preview={m.email_received_preview(received, { locale })}
    >
      <Greeting locale={locale} name={person.name} />
      <Paragraph>
        <Markup parts={parts} render={{ strong }} />
      </Paragraph>
      <Paragraph>
        {m.application_received_add({ phone: company.phone || 'none' }, { locale })}
      </Paragraph>
    </EmailLayout>
  )
}

/** To the applicant: an email written by staff, usually about a status change. */
export function ApplicationStep(email: Localized<ApplicationStepEmailData>) {
  const { subject, text, reference, company, locale } = email
  const paragraphs = text.trim().split(/\n\s*\n/)
  return (
    <EmailLayout
      company={company}
      heading={subject}
      locale={locale}
      preview={paragraphs[1] ?? paragraphs[0] ?? ''}
    >
      {paragraphs.map((paragraph, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: written once, never reordered
        <Text key={place} style={emailStyles.text}>
          <Lines text={paragraph} />
        </Text>
      ))}
      <Text style={emailStyles.quiet}>
        {m.application_step_reference({ reference }, { locale })}
      </Text>
    </EmailLayout>
  )
}
