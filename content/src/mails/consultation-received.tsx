import { Text } from 'react-email'
import { AppointmentTime } from './appointment-time.tsx'
import { Greeting } from './greeting.tsx'
import { MailLayout, mailStyles } from './mail-layout.tsx'
import type { ConsultationMailData } from './templates.ts'

/** To the visitor: we have your request, and this is what happens next. */
export function ConsultationReceived({
  reference,
  company,
  answerTime,
  person,
  appointment,
}: ConsultationMailData) {
  return (
    <MailLayout
      company={company}
      heading="We have your request"
      preview={`Your reference is ${reference}. ${answerTime}`}
    >
      <Greeting name={person.name} />
      <Text style={mailStyles.text}>
        Thank you for writing to us. Your request has arrived and its reference is{' '}
        <strong>{reference}</strong>. {answerTime}
      </Text>
      {appointment && (
        <>
          <Text style={mailStyles.text}>You booked a consultation. We will talk on:</Text>
          <AppointmentTime appointment={appointment} />
        </>
      )}
      <Text style={mailStyles.text}>
        If you would like to add something, reply to this mail or call {company.phone || 'us'} and
        name the reference. If you did not write to us, please tell us the same way.
      </Text>
    </MailLayout>
  )
}
