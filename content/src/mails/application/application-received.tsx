import { Text } from 'react-email'
import { Greeting } from '../greeting.tsx'
import { MailLayout, mailStyles } from '../mail-layout.tsx'
import type { ApplicationMailData } from '../templates.ts'

/** To the applicant: we have the application, and this is what happens next. */
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
