import type { UploadedFile } from '../documents/store-document.ts'
import type { EmailToSend } from '../email/queue-email.ts'
import type { AnswersInEmail, ConsultationEmailData } from '../email/templates.ts'
import { settings } from '../settings.ts'
import { mayBeConfirmed } from '../submissions/spam-signs.ts'
import {
  type Appointed,
  appointmentInEmail,
  invitationTo,
} from './appointments/appointment-emails.ts'
import { questionList, staffLabels } from './fields.ts'
import type { Consultation } from './schema.ts'
import type { ConsultationToStore, FormTexts } from './submit.ts'

/**
 * One email to the visitor, unless a bot sent the request without booking a slot, and one to each
 * staff recipient.
 */
export function submissionEmails(
  { consultation, texts, settings: { company, hours, recipients }, ...sent }: ConsultationToStore,
  stored: { id: number; reference: string; appointment?: Appointed },
): EmailToSend[] {
  const { id, reference, appointment } = stored
  const { name, email } = consultation
  const data: ConsultationEmailData = {
    reference,
    company,
    answerTime: texts.answerTime,
    person: { name, email, company: consultation.company, phone: consultation.phone },
  }
  const confirmation: EmailToSend = {
    to: email,
    // Invitations are always sent; the number of slots limits them.
    unconfirmed: !appointment,
    replyTo: company.email,
    subject: `We have your request (${reference})`,
    about: reference,
    template: 'consultation-received',
    data: {
      ...data,
      appointment: appointment && appointmentInEmail(appointment, { hours }, 'visitor'),
    },
    attachments: appointment && [invitationTo(appointment, { company })],
  }
  const notices = recipients.map(
    (recipient): EmailToSend => ({
      to: recipient,
      replyTo: email,
      subject: `${reference}: ${name} asks for a consultation`,
      about: reference,
      template: 'consultation-notice',
      data: {
        ...data,
        answers: answersOf(consultation, texts, sent.attachments),
        appointment: appointment && appointmentInEmail(appointment, { hours }, 'staff'),
        adminUrl: `${settings.ADMIN_URL}/admin/collections/consultation-requests/${id}`,
      },
      attachments: appointment && [
        invitationTo(appointment, { company }, { colleague: recipient }),
      ],
    }),
  )
  return appointment || mayBeConfirmed(sent.spamSigns) ? [confirmation, ...notices] : notices
}

/** All answers with their labels for staff, in the order of the form; empty ones are omitted. */
function answersOf(
  consultation: Consultation,
  { subject, choices }: FormTexts,
  attachments: readonly UploadedFile[] = [],
): AnswersInEmail {
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
