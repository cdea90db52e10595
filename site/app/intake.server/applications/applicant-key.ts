import { createHash, createHmac } from 'node:crypto'
import { settings } from '@vitrina/content/settings.ts'
import type { Application } from './application-schema.ts'

/**
 * One key for each person and vacancy, or for each person who writes without one. It tells nobody
 * who the person is who does not have the secret.
 */
export function applicantKey(email: string, vacancyId: number | undefined): string {
  return createHmac('sha256', settings.PAYLOAD_SECRET)
    .update(`applicant:${vacancyId ?? 'none'}:${email.toLowerCase()}`)
    .digest('hex')
}

/** The same for the same application, its file included, and for no other. */
export function contentHash({ cv, ...texts }: Application): string {
  const sent = { ...texts, email: texts.email.toLowerCase(), cv: cv?.sha256 }
  return createHash('sha256').update(JSON.stringify(sent)).digest('hex')
}
