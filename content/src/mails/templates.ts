/** What each mail needs to be written; stored with the mail until it was sent. */
export type MailData = {
  'consultation-received': ConsultationMailData
  'consultation-notice': ConsultationMailData & { adminUrl: string }
}

export type MailTemplateName = keyof MailData

/** Mails to an address that nobody has confirmed yet; `queueConfirmation` bounds them. */
export const confirmations = ['consultation-received'] as const satisfies MailTemplateName[]

export type ConsultationMailData = {
  reference: string
  company: { name: string; phone: string; email: string; siteUrl: string }
  answerTime: string
  person: { name: string; email: string; company?: string; phone?: string }
  /** Label and value of every answer, in the order of the form; values may have several lines. */
  answers: Array<{ label: string; value: string }>
}
