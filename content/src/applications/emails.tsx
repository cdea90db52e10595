import { Fragment } from 'react'
import { Link, Text } from 'react-email'
import {
  Answers,
  type AnswersInEmail,
  EmailLayout,
  emailStyles,
  Greeting,
  type SubmissionEmailData,
} from '../email/layout.tsx'
import type { EmailCompany } from '../email/recipients.ts'

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

/** An email from staff to an applicant. */
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
  const what = position ? `applied for “${position}”` : 'written without a vacancy'
  return (
    <EmailLayout
      company={company}
      heading={`${person.name} has ${what}`}
      preview={`${reference}: ${person.email}`}
    >
      <Text style={emailStyles.text}>
        Reference <strong>{reference}</strong>. Reply to this mail to write to {person.name}, or{' '}
        <Link href={adminUrl} style={emailStyles.link}>
          open the application in the admin
        </Link>
        .
      </Text>
      {possibleDuplicateOf && (
        <Text style={emailStyles.text}>
          Possible duplicate: the same address had already sent {possibleDuplicateOf}. Both are
          stored; anybody may have typed that address.
        </Text>
      )}
      <Answers answers={answers} />
    </EmailLayout>
  )
}

/** To the applicant: confirms receipt and explains the next steps. */
export function ApplicationReceived(email: ApplicationEmailData) {
  const { reference, company, position, answerTime, person } = email
  return (
    <EmailLayout
      company={company}
      heading="We have your application"
      preview={`Your reference is ${reference}. ${answerTime}`}
    >
      <Greeting name={person.name} />
      <Text style={emailStyles.text}>
        Thank you for {position ? `applying for “${position}”` : 'writing to us'}. Your application
        has arrived and its reference is <strong>{reference}</strong>. {answerTime}
      </Text>
      <Text style={emailStyles.text}>
        If you would like to add or withdraw something, reply to this mail or call{' '}
        {company.phone || 'us'} and name the reference. If you did not apply, please tell us the
        same way.
      </Text>
    </EmailLayout>
  )
}

/** To the applicant: an email written by staff, usually about a status change. */
export function ApplicationStep({ subject, text, reference, company }: ApplicationStepEmailData) {
  const paragraphs = text.trim().split(/\n\s*\n/)
  return (
    <EmailLayout company={company} heading={subject} preview={paragraphs[1] ?? paragraphs[0] ?? ''}>
      {paragraphs.map((paragraph, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: written once, never reordered
        <Text key={place} style={emailStyles.text}>
          {paragraph.split('\n').map((line, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: written once, never reordered
            <Fragment key={number}>
              {number > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </Text>
      ))}
      <Text style={emailStyles.quiet}>Your reference is {reference}.</Text>
    </EmailLayout>
  )
}
