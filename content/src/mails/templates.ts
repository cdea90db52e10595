/** What each mail needs to be written; stored with the mail until it was sent. */
export type MailData = {
  'consultation-received': ConsultationMailData
  'consultation-notice': ConsultationMailData & { adminUrl: string }
  'appointment-moved': AppointmentMailData
  'appointment-cancelled': AppointmentMailData
  'appointment-notice': AppointmentMailData & { change: 'moved' | 'cancelled' }
  'appointment-reminder': Omit<AppointmentMailData, 'before' | 'by' | 'message'>
  'retention-notice': RetentionMailData
  'application-received': ApplicationMailData
  'application-updated': ApplicationMailData
  'application-notice': ApplicationMailData & {
    /** Whether it takes the place of an earlier one. */
    again: boolean
    adminUrl: string
  }
  'job-alert-confirm': {
    company: MailCompany
    /** What was asked for, in words. */
    choice: string
    confirmUrl: string
  }
  'job-alert-digest': {
    company: MailCompany
    vacancies: JobAlertVacancy[]
    unsubscribeUrl: string
  }
  'application-step': ApplicationStepMailData
}

export type MailTemplateName = keyof MailData

/** Mails to an address that nobody has confirmed yet; `queueConfirmation` bounds them. */
export const confirmations = [
  'consultation-received',
  'appointment-moved',
  'appointment-cancelled',
  'appointment-reminder',
  'application-received',
  'application-updated',
  'job-alert-confirm',
] as const satisfies MailTemplateName[]

/** Who writes. */
export type MailCompany = { name: string; phone: string; email: string; siteUrl: string }

/** A mail that staff have written, from a template or not, to somebody who has applied. */
export type ApplicationStepMailData = {
  subject: string
  /** Paragraphs, with empty lines between them. */
  text: string
  reference: string
  company: MailCompany
}

export type ConsultationMailData = {
  reference: string
  company: MailCompany
  answerTime: string
  person: { name: string; email: string; company?: string; phone?: string }
  /** Label and value of every answer, in the order of the form; values may have several lines. */
  answers: Array<{ label: string; value: string }>
  appointment?: AppointmentInMail
}

/** When an appointment is, in words. */
export type AppointmentInMail = {
  /** On the reader's clock. */
  when: string
  /** On the clock of the other side, where it shows another time. */
  elsewhere?: string
  /** Where it can be moved or called off. */
  url: string
}

export type AppointmentMailData = {
  reference: string
  company: MailCompany
  person: { name: string; email: string }
  appointment: AppointmentInMail
  /** When it was until now, in words. */
  before: string
  /** Who has changed it. */
  by: 'visitor' | 'company'
  /** What the company adds about it. */
  message?: string
}

/** What will be erased soon: references and dates, nothing of what people have written. */
export type RetentionMailData = {
  company: MailCompany
  documents: Array<{
    kind: 'applications' | 'consultation-requests'
    reference: string
    /** From when on, in words. */
    date: string
    /** In the admin. */
    url: string
  }>
  /** How many others there are. */
  more: number
  lists: Array<{ kind: 'applications' | 'consultation-requests'; url: string }>
}

export type ApplicationMailData = {
  reference: string
  company: MailCompany
  /** The vacancy's title; none when somebody wrote without one. */
  position?: string
  answerTime: string
  person: { name: string; email: string }
  /** Label and value of everything that was sent, in the order of the form. */
  answers: ConsultationMailData['answers']
}

export type JobAlertVacancy = {
  title: string
  /** Department, workplace and places, in one line. */
  details: string
  summary: string
  url: string
}
