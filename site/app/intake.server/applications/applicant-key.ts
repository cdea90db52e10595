import { createHash, createHmac } from 'node:crypto'
import { settings } from '@vitrina/content/settings.ts'
import type { Application } from './application-schema.ts'

/**
 * A key for each applicant and vacancy, or for each applicant without a vacancy. Without the
 * secret, it does not reveal who the applicant is.
 */
export function applicantKey(email: string, vacancyId: number | undefined): string {
  return createHmac('sha256', settings.PAYLOAD_SECRET)
    .update(`applicant:${vacancyId ?? 'none'}:${email.toLowerCase()}`)
    .digest('hex')
}

/** A hash of the whole application, including its file. */
export function contentHash({ cv, ...texts }: Application): string {
  const sent = { ...texts, email: texts.email.toLowerCase(), cv: cv?.sha256 }
  return createHash('sha256').update(JSON.stringify(sent)).digest('hex')
}
