import { plainLine } from '../email/safe-text.ts'
import type { Application, ApplicationEmail } from '../payload-types.ts'

export type ApplicationStatus = Application['status']

/** Application statuses, in the order of the board's columns. */
export const applicationStatuses: { label: string; value: ApplicationStatus }[] = [
  { label: 'New', value: 'new' },
  { label: 'Screening', value: 'screening' },
  { label: 'Interview', value: 'interview' },
  { label: 'Offer', value: 'offer' },
  { label: 'Hired', value: 'hired' },
  { label: 'Rejected', value: 'rejected' },
  { label: 'Withdrawn', value: 'withdrawn' },
]

export type StepEmail = { status: ApplicationStatus; subject: string; text: string }

/** As written by staff, with placeholders; `withoutVacancy` is for those without a vacancy. */
export type StepEmailTemplate = StepEmail & { withoutVacancy: string }

export type StepEmailValues = {
  name: string
  vacancy: string | undefined
  reference: string
  company: string
}

/** Max characters, with headroom for interpolated values. The subject is a single line. */
export const maxSubjectLength = 250
export const maxTextLength = 6_000

/** The email templates written by staff; for duplicate statuses, the first one. */
export function stepEmails({ steps }: Pick<ApplicationEmail, 'steps'>, withoutVacancy: string) {
  const first = new Map<string, StepEmailTemplate>()
  for (const { status, subject, text } of steps ?? []) {
    if (!first.has(status)) first.set(status, { status, subject, text, withoutVacancy })
  }
  return [...first.values()]
}

/** Interpolates the placeholders of a template; unknown placeholders are left unchanged. */
export function interpolateStepEmail(
  { status, subject, text, withoutVacancy }: StepEmailTemplate,
  { vacancy = withoutVacancy, ...others }: StepEmailValues,
): StepEmail {
  const values: Record<string, string> = { ...others, vacancy }
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
  return { status, subject: plainLine(fill(subject)), text: fill(text) }
}

/** Replaces control characters, some of which PostgreSQL rejects; line breaks and tabs stay. */
export function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n\r\t]/gu, ' ')
}
