import {
  type ApplicationStatus,
  fillStepMail,
  type StepMail,
} from '@vitrina/content/applications/status-email.ts'
import { ask } from '../ask.ts'
import type { Selected } from './use-selected.ts'

/** What has become of several applications that were to be moved. */
export type Moved = {
  moved: number
  sent: number
  /** Those that had the status before: they are not written to again. */
  already: number
  failed: { id: number; name: string; reason: string }[]
}

type Wish = {
  to: ApplicationStatus
  /** As it was prepared, with its words in braces; without it nobody is written to. */
  mail?: StepMail
  company: string
  unreachable: string
  onProgress: (done: number) => void
}

/**
 * Moves applications one after the other, each with its mail in one transaction, so that what could
 * not be moved can be told by name. Without a connection the others are not tried any more.
 */
export async function moveAll(
  applications: readonly Selected[],
  { to, mail, company, unreachable, onProgress }: Wish,
): Promise<Moved> {
  const result: Moved = { moved: 0, sent: 0, already: 0, failed: [] }
  let lost: string | undefined
  for (const [done, { id, name, reference, status, vacancy }] of applications.entries()) {
    onProgress(done)
    if (status === to) {
      result.already++
      continue
    }
    const position = typeof vacancy === 'object' ? vacancy?.title : undefined
    const filled = mail && fillStepMail(mail, { name, reference, company, vacancy: position })
    const answer = lost
      ? { refusal: lost, status: 0 }
      : await ask<unknown>(`applications/${id}/move`, unreachable, {
          method: 'POST',
          body: {
            from: status,
            to,
            mail: filled && { subject: filled.subject, text: filled.text },
          },
        })
    if ('refusal' in answer) {
      result.failed.push({ id, name, reason: answer.refusal })
      if (answer.status === 0 || answer.status === 401) lost = answer.refusal
    } else {
      result.moved++
      if (mail) result.sent++
    }
  }
  return result
}
