import type { ComponentType } from 'react'
import { ApplicationNotice } from './application/application-notice.tsx'
import { ApplicationReceived } from './application/application-received.tsx'
import { ApplicationStep } from './application/application-step.tsx'
import {
  AppointmentCancelled,
  AppointmentMoved,
  AppointmentNotice,
} from './appointment-changed.tsx'
import { AppointmentReminder } from './appointment-reminder.tsx'
import { ConsultationNotice } from './consultation-notice.tsx'
import { ConsultationReceived } from './consultation-received.tsx'
import { JobAlertConfirm } from './job-alert/job-alert-confirm.tsx'
import { JobAlertDigest } from './job-alert/job-alert-digest.tsx'
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
  'application-received': ApplicationReceived,
  'application-notice': ApplicationNotice,
  'job-alert-confirm': JobAlertConfirm,
  'job-alert-digest': JobAlertDigest,
  'application-step': ApplicationStep,
} satisfies { [Name in MailTemplateName]: ComponentType<MailData[Name]> } as {
  [Name in MailTemplateName]: ComponentType<MailData[MailTemplateName]>
}
