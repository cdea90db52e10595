import { Fragment } from 'react'
import { Link, Text } from 'react-email'
import { Answers, Greeting, MailLayout, mailStyles } from '../email/layout.tsx'
import type { ApplicationMailData, ApplicationStepMailData, MailData } from '../email/templates.ts'

/** To the recipients from the careers page: a new application. */
export function ApplicationNotice({
  reference,
  company,
  position,
  person,
  answers,
  possibleDuplicateOf,
  adminUrl,
}: MailData['application-notice']) {
  const what = position ? `applied for “${position}”` : 'written without a vacancy'
  return (
    <MailLayout
      company={company}
      heading={`${person.name} has ${what}`}
      preview={`${reference}: ${person.email}`}
    >
      <Text style={mailStyles.text}>
        Reference <strong>{reference}</strong>. Reply to this mail to write to {person.name}, or{' '}
        <Link href={adminUrl} style={mailStyles.link}>
          open the application in the admin
        </Link>
        .
      </Text>
      {possibleDuplicateOf && (
        <Text style={mailStyles.text}>
          Possible duplicate: the same address had already sent {possibleDuplicateOf}. Both are
          stored; anybody may have typed that address.
        </Text>
      )}
      <Answers answers={answers} />
    </MailLayout>
  )
}

/** To the applicant: confirms receipt and explains the next steps. */
export function ApplicationReceived({
  reference,
  company,
  position,
  answerTime,
  person,
}: ApplicationMailData) {
  return (
    <MailLayout
      company={company}
      heading="We have your application"
      preview={`Your reference is ${reference}. ${answerTime}`}
    >
      <Greeting name={person.name} />
      <Text style={mailStyles.text}>
        Thank you for {position ? `applying for “${position}”` : 'writing to us'}. Your application
        has arrived and its reference is <strong>{reference}</strong>. {answerTime}
      </Text>
      <Text style={mailStyles.text}>
        If you would like to add or withdraw something, reply to this mail or call{' '}
        {company.phone || 'us'} and name the reference. If you did not apply, please tell us the
        same way.
      </Text>
    </MailLayout>
  )
}

/** To the applicant: an email written by staff, usually about a status change. */
export function ApplicationStep({ subject, text, reference, company }: ApplicationStepMailData) {
  const paragraphs = text.trim().split(/\n\s*\n/)
  return (
    <MailLayout company={company} heading={subject} preview={paragraphs[1] ?? paragraphs[0] ?? ''}>
      {paragraphs.map((paragraph, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: written once, never reordered
        <Text key={place} style={mailStyles.text}>
          {paragraph.split('\n').map((line, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: written once, never reordered
            <Fragment key={number}>
              {number > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </Text>
      ))}
      <Text style={mailStyles.quiet}>Your reference is {reference}.</Text>
    </MailLayout>
  )
}
