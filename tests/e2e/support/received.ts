import { query } from './databases.ts'

type Request = {
  name: string
  status?: string
  daysAgo?: number
  referrer?: string
  campaign?: string
  assignee?: number
  message?: string
}

/** Puts requests into an inbox as if visitors had sent them some days ago. */
export async function receiveRequests(databaseUrl: string, requests: Request[]): Promise<void> {
  for (const request of requests) {
    await query(
      databaseUrl,
      `insert into consultation_requests
        (reference, name, email, idempotency_key, message, status, source_page, source_referrer,
         source_campaign, assignee_id, created_at, updated_at)
       values ($1, $2, $3, $1, $4, $5, '/hire-us', $6, $7, $8, now() - $9 * interval '1 day', now())`,
      [
        `C-${crypto.randomUUID().slice(0, 8)}`,
        request.name,
        'client@client.example',
        request.message ?? 'We need an app.',
        request.status ?? 'new',
        request.referrer,
        request.campaign,
        request.assignee,
        request.daysAgo ?? 0,
      ],
    )
  }
}

/** Puts applications into theirs. */
export async function receiveApplications(databaseUrl: string, names: string[]): Promise<void> {
  for (const name of names) {
    await query(
      databaseUrl,
      `insert into applications
        (reference, name, email, idempotency_key, applicant_key, status, source_page, created_at, updated_at)
       values ($1, $2, 'applicant@mail.example', $1, $1, 'new', '/careers', now(), now())`,
      [`A-${crypto.randomUUID().slice(0, 8)}`, name],
    )
  }
}
