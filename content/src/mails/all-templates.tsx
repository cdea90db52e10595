import type { ComponentType } from 'react'
import { ConsultationNotice } from './consultation-notice.tsx'
import { ConsultationReceived } from './consultation-received.tsx'
import type { MailData, MailTemplateName } from './templates.ts'

/** Every mail the company sends. */
export const mailTemplates = {
  'consultation-received': ConsultationReceived,
  'consultation-notice': ConsultationNotice,
} satisfies { [Name in MailTemplateName]: ComponentType<MailData[Name]> } as {
  [Name in MailTemplateName]: ComponentType<MailData[MailTemplateName]>
}
