/** Data of each email template; stored with the email until it is sent. */
export type MailData = {
  'consultation-received': ConsultationMailData
  'consultation-notice': ConsultationMailData & { answers: AnswersInMail; adminUrl: string }
  'appointment-moved': AppointmentMailData
  'appointment-cancelled': AppointmentMailData
  'appointment-notice': AppointmentMailData & { change: 'moved' | 'cancelled' }
  'appointment-reminder': Omit<AppointmentMailData, 'before' | 'by' | 'message'>
  'retention-notice': RetentionMailData
  'application-received': ApplicationMailData
  'application-notice': ApplicationMailData & {
    answers: AnswersInMail
    /** Reference of an earlier application with the same address for the same vacancy. */
    possibleDuplicateOf?: string
    adminUrl: string
  }
  'job-alert-confirm': {
    company: MailCompany
    /** What was subscribed to, as text. */
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

/** Emails to addresses that may be unconfirmed; `unconfirmedLimits` count them. */
export const confirmations = [
  'consultation-received',
  'appointment-moved',
  'appointment-cancelled',
  'application-received',
  'job-alert-confirm',
] as const satisfies MailTemplateName[]

/**
 * Max emails to an unconfirmed address: of one template in an hour, and of all of them in a day.
 */
export const unconfirmedLimits = { ofTemplateInHour: 5, inDay: 15 }

/** Sender of an email; `phone` and `email` are empty until staff fill them in. */
export type MailCompany = { name: string; phone: string; email: string; siteUrl: string }

/** An email from staff to an applicant, with or without a template. */
export type ApplicationStepMailData = {
  subject: string
  /** Paragraphs, separated by empty lines. */
  text: string
  reference: string
  company: MailCompany
}

/**
 * Label and value of every submitted field, in the order of the form; values may have several
 * lines. Only for emails to staff: an unconfirmed address must not get third-party text.
 */
export type AnswersInMail = Array<{ label: string; value: string }>

export type ConsultationMailData = {
  reference: string
  company: MailCompany
  answerTime: string
  person: { name: string; email: string; company?: string; phone?: string }
  appointment?: AppointmentInMail
}

/** Time of an appointment, as text. */
export type AppointmentInMail = {
  /** In the reader's time zone. */
  when: string
  /** In the other side's time zone, if its offset differs. */
  elsewhere?: string
  /** Page for moving and cancelling it. */
  url: string
  /** Number of changes so far. */
  sequence?: number
}

export type AppointmentMailData = {
  reference: string
  company: MailCompany
  person: { name: string; email: string }
  appointment: AppointmentInMail
  /** Previous time, as text. */
  before: string
  /** Which side made the change. */
  by: 'visitor' | 'company'
  /** Message from the company. */
  message?: string
}

/** Upcoming erasures: only references and dates, no submitted text. */
export type RetentionMailData = {
  company: MailCompany
  documents: Array<{
    kind: 'applications' | 'consultation-requests'
    reference: string
    /** Earliest date of the erasure, as text. */
    date: string
    /** In the admin app. */
    url: string
  }>
  /** Number of documents that are not listed. */
  more: number
  lists: Array<{ kind: 'applications' | 'consultation-requests'; url: string }>
}

export type ApplicationMailData = {
  reference: string
  company: MailCompany
  /** Title of the vacancy; `undefined` for an application without one. */
  position?: string
  answerTime: string
  person: { name: string; email: string }
}

export type JobAlertVacancy = {
  title: string
  /** Department, workplace and locations, in one line. */
  details: string
  summary: string
  url: string
}
