import type { Inbox } from '../inbox/inboxes.ts'

/** Data of each email template; stored with the email until it is sent. */
export type EmailData = {
  'consultation-received': ConsultationEmailData
  'consultation-notice': ConsultationEmailData & { answers: AnswersInEmail; adminUrl: string }
  'appointment-moved': AppointmentEmailData
  'appointment-cancelled': AppointmentEmailData
  'appointment-notice': AppointmentEmailData & { change: 'moved' | 'cancelled' }
  'appointment-reminder': Omit<AppointmentEmailData, 'before' | 'by' | 'message'>
  'retention-notice': RetentionEmailData
  'application-received': ApplicationEmailData
  'application-notice': ApplicationEmailData & {
    answers: AnswersInEmail
    /** Reference of an earlier application with the same address for the same vacancy. */
    possibleDuplicateOf?: string
    adminUrl: string
  }
  /** `choice`: what was subscribed to, as text. */
  'job-alert-confirm': { company: EmailCompany; choice: string; confirmUrl: string }
  'job-alert-digest': {
    company: EmailCompany
    vacancies: JobAlertVacancy[]
    unsubscribeUrl: string
  }
  'application-step': ApplicationStepEmailData
}

export type EmailTemplateName = keyof EmailData

/** Emails to addresses that may be unconfirmed; `unconfirmedLimits` count them. */
export const confirmations = [
  'consultation-received',
  'appointment-moved',
  'appointment-cancelled',
  'application-received',
  'job-alert-confirm',
] as const satisfies EmailTemplateName[]

/** Max emails to an unconfirmed address. */
export const unconfirmedLimits = { ofTemplateInHour: 5, inDay: 15 }

/** Sender of an email; `phone` and `email` are empty until staff fill them in. */
export type EmailCompany = { name: string; phone: string; email: string; siteUrl: string }

type Submission = {
  reference: string
  company: EmailCompany
  person: { name: string; email: string }
}

/** An email from staff to an applicant. */
export type ApplicationStepEmailData = {
  subject: string
  /** Paragraphs, separated by empty lines. */
  text: string
  reference: string
  company: EmailCompany
}

/** In the form's order. Only for staff: an unconfirmed address must get no third-party text. */
export type AnswersInEmail = Array<{ label: string; value: string }>

export type ConsultationEmailData = Submission & {
  answerTime: string
  person: { company?: string; phone?: string }
  appointment?: AppointmentInEmail
}

/** Time of an appointment, as text. */
export type AppointmentInEmail = {
  /** In the reader's time zone. */
  when: string
  /** In the other side's time zone, if its offset differs. */
  elsewhere?: string
  /** Page for moving and cancelling it. */
  url: string
  /** Number of changes so far. */
  sequence?: number
}

export type AppointmentEmailData = Submission & {
  appointment: AppointmentInEmail
  /** Previous time, as text. */
  before: string
  /** Which side made the change. */
  by: 'visitor' | 'company'
  message?: string
}

/** Upcoming erasures: only references and dates, no submitted text. */
type RetentionEmailData = {
  company: EmailCompany
  /** `date`: the earliest date of the erasure, as text. */
  documents: Array<{ kind: Inbox; reference: string; date: string; url: string }>
  /** Number of documents that are not listed. */
  more: number
  lists: Array<{ kind: Inbox; url: string }>
}

export type ApplicationEmailData = Submission & {
  /** Title of the vacancy; `undefined` for an application without one. */
  position?: string
  answerTime: string
}

export type JobAlertVacancy = {
  title: string
  /** Department, workplace and locations, in one line. */
  details: string
  summary: string
  url: string
}
