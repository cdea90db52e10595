import { plainLine } from '../email/safe-text.ts'
import type { Application, ApplicationMail } from '../payload-types.ts'

export type ApplicationStatus = Application['status']

/** What somebody who has applied is told at a step, as staff have prepared it. */
export type StepMail = { status: ApplicationStatus; subject: string; text: string }

/** What stands for the words in braces. */
export type StepMailValues = {
  name: string
  vacancy: string | undefined
  reference: string
  company: string
}

/** Characters. A subject is one line; both leave room for what is filled in. */
export const longestSubject = 250
export const longestText = 6_000

/** The mails that staff have prepared, of each step the first. */
export function stepMails({ steps }: Pick<ApplicationMail, 'steps'>): StepMail[] {
  const first = new Map<string, StepMail>()
  for (const { status, subject, text } of steps ?? []) {
    if (!first.has(status)) first.set(status, { status, subject, text })
  }
  return [...first.values()]
}

/** A prepared mail with its words in braces filled in; those that nobody knows stay as they are. */
export function fillStepMail(mail: StepMail, values: StepMailValues): StepMail {
  return {
    ...mail,
    subject: plainLine(filled(mail.subject, values)),
    text: filled(mail.text, values),
  }
}

function filled(text: string, { vacancy, ...others }: StepMailValues): string {
  // Mails are written in the language of the site, as is what stands for a vacancy where none is.
  const values: Record<string, string> = {
    ...others,
    vacancy: vacancy ?? `a position at ${others.company}`,
  }
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

/** A text without control characters, of which the database refuses some; its lines stay. */
export function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n\r\t]/gu, ' ')
}
