import type { ComponentType } from 'react'
import {
  AppointmentCancelled,
  AppointmentMoved,
  AppointmentNotice,
} from './appointment-changed.tsx'
import { AppointmentReminder } from './appointment-reminder.tsx'
import { ConsultationNotice } from './consultation-notice.tsx'
import { ConsultationReceived } from './consultation-received.tsx'
import { RetentionNotice } from './retention-notice.tsx'
import type { MailData, MailTemplateName } from './templates.ts'

/** Every mail the company sends. */
export const mailTemplates = {
  'consultation-received': ConsultationReceived,
  'consultation-notice': ConsultationNotice,
  'appointment-moved': AppointmentMoved,
  'appointment-cancelled': AppointmentCancelled,
  'appointment-notice': AppointmentNotice,
  'appointment-reminder': AppointmentReminder,
  'retention-notice': RetentionNotice,
} satisfies { [Name in MailTemplateName]: ComponentType<MailData[Name]> } as {
  [Name in MailTemplateName]: ComponentType<MailData[MailTemplateName]>
}
