/** What each mail needs to be written; stored with the mail until it was sent. */
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
    /** The reference of an earlier one of the same address for the same vacancy. */
    possibleDuplicateOf?: string
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

/** Mails to an address that nobody may have confirmed; `unconfirmedLimits` count them. */
export const confirmations = [
  'consultation-received',
  'appointment-moved',
  'appointment-cancelled',
  'application-received',
  'job-alert-confirm',
] as const satisfies MailTemplateName[]

/**
 * How many mails an address gets that nobody has confirmed: of one template in an hour, and of all of
 * them in a day.
 */
export const unconfirmedLimits = { ofTemplateInHour: 5, inDay: 15 }

/** Who writes; telephone and address are empty until staff have filled them in. */
export type MailCompany = { name: string; phone: string; email: string; siteUrl: string }

/** A mail that staff have written, from a template or not, to somebody who has applied. */
export type ApplicationStepMailData = {
  subject: string
  /** Paragraphs, with empty lines between them. */
  text: string
  reference: string
  company: MailCompany
}

/**
 * Label and value of everything that was sent, in the order of the form; values may have several
 * lines. For staff alone: to an address that nobody has confirmed, they would be a stranger's words.
 */
export type AnswersInMail = Array<{ label: string; value: string }>

export type ConsultationMailData = {
  reference: string
  company: MailCompany
  answerTime: string
  person: { name: string; email: string; company?: string; phone?: string }
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
  /** How often it was changed until then. */
  sequence?: number
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
}

export type JobAlertVacancy = {
  title: string
  /** Department, workplace and places, in one line. */
  details: string
  summary: string
  url: string
}
