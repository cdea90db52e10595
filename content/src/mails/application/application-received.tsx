import { Text } from 'react-email'
import { Answers } from '../answers.tsx'
import { MailLayout, mailStyles } from '../mail-layout.tsx'
import type { ApplicationMailData } from '../templates.ts'

/** To the applicant: we have the application, and this is what happens next. */
export function ApplicationReceived(application: ApplicationMailData) {
  const { reference, company, position, answerTime, person, answers } = application
  return (
    <MailLayout
      company={company}
      heading="We have your application"
      preview={`Your reference is ${reference}. ${answerTime}`}
    >
      <Text style={mailStyles.text}>Dear {person.name},</Text>
      <Text style={mailStyles.text}>
        Thank you for {position ? `applying for “${position}”` : 'writing to us'}. Your application
        has arrived and its reference is <strong>{reference}</strong>. {answerTime}
      </Text>
      <HowToChange company={company} />
      <WhatYouSent answers={answers} />
    </MailLayout>
  )
}

/** To the applicant: what was sent now stands in place of what they had sent before. */
export function ApplicationUpdated(application: ApplicationMailData) {
  const { reference, company, position, answerTime, person, answers } = application
  return (
    <MailLayout
      company={company}
      heading="Your application was replaced"
      preview={`It keeps its reference, ${reference}. ${answerTime}`}
    >
      <Text style={mailStyles.text}>Dear {person.name},</Text>
      <Text style={mailStyles.text}>
        You had {position ? `applied for “${position}”` : 'written to us'} before, and a new
        application has arrived from the same address. It takes the place of the earlier one and
        keeps its reference, <strong>{reference}</strong>. {answerTime}
      </Text>
      <Text style={mailStyles.text}>
        If it was not you who sent it, please reply to this mail: the earlier application is not
        lost.
      </Text>
      <HowToChange company={company} />
      <WhatYouSent answers={answers} />
    </MailLayout>
  )
}

function HowToChange({ company }: Pick<ApplicationMailData, 'company'>) {
  return (
    <Text style={mailStyles.text}>
      If you would like to add or withdraw something, reply to this mail or call {company.phone} and
      name the reference.
    </Text>
  )
}

function WhatYouSent({ answers }: Pick<ApplicationMailData, 'answers'>) {
  return (
    <>
      <Text style={{ ...mailStyles.text, fontWeight: 650, margin: '24px 0 12px' }}>
        What you sent us
      </Text>
      <Answers answers={answers} />
    </>
  )
}
