import { type ComponentType, createElement } from 'react'
import { render, toPlainText } from 'react-email'
import { ApplicationNotice, ApplicationReceived, ApplicationStep } from '../applications/emails.tsx'
import {
  AppointmentCancelled,
  AppointmentMoved,
  AppointmentNotice,
  AppointmentReminder,
  ConsultationNotice,
  ConsultationReceived,
} from '../consultations/emails.tsx'
import { RetentionNotice } from '../personal-data/retention/emails.tsx'
import { JobAlertConfirm, JobAlertDigest } from '../vacancies/emails.tsx'
import type { EmailData, EmailTemplateName } from './templates.ts'

/** Renders an email as HTML and as plain text. */
export async function renderEmail(template: string, data: unknown) {
  if (!(template in emailTemplates)) throw new Error(`There is no email template “${template}”.`)
  const Template = emailTemplates[template as EmailTemplateName]
  const html = await render(createElement(Template, data as EmailData[EmailTemplateName]))
  // Headings contain names, so their case is preserved.
  const selectors = [{ selector: 'h1', options: { uppercase: false } }]
  return { html, text: toPlainText(html, { selectors }) }
}

const emailTemplates = {
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
} satisfies { [Name in EmailTemplateName]: ComponentType<EmailData[Name]> } as {
  [Name in EmailTemplateName]: ComponentType<EmailData[EmailTemplateName]>
}
