import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { query } from './databases.ts'
import type { TestEnvironment } from './test-environment.ts'

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
export async function insertRequests(databaseUrl: string, requests: Request[]): Promise<void> {
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
        'visitor@client.example',
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
export async function insertApplications(databaseUrl: string, names: string[]): Promise<void> {
  for (const name of names) {
    await query(
      databaseUrl,
      `insert into applications
        (reference, name, email, idempotency_key, applicant_key, status, source_page, created_at, updated_at)
       values ($1, $2, 'visitor@mail.example', $1, $1, 'new', '/careers', now(), now())`,
      [`A-${crypto.randomUUID().slice(0, 8)}`, name],
    )
  }
}

export type StoredApplication = { id: number; name: string; reference: string }

const kinds = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

/** Puts an application into the inbox as if a visitor had sent it, with a CV if given. */
export async function insertApplication(
  { databaseUrl, dataDir }: Pick<TestEnvironment, 'databaseUrl' | 'dataDir'>,
  cv?: { kind: keyof typeof kinds; bytes: Buffer },
): Promise<StoredApplication> {
  const unique = crypto.randomUUID().slice(0, 8)
  const name = `Maria ${unique}`
  const reference = `A-${unique}`
  const document = cv && (await keep(databaseUrl, dataDir, cv))
  const [stored] = await query<{ id: number }>(
    databaseUrl,
    `insert into applications
      (reference, name, email, idempotency_key, applicant_key, status, cv_id, created_at, updated_at)
     values ($1, $2, 'maria@mail.example', $1, $1, 'new', $3, now(), now()) returning id`,
    [reference, name, document],
  )
  if (!stored) throw new Error('The application was not stored.')
  return { id: stored.id, name, reference }
}

async function keep(
  databaseUrl: string,
  dataDir: string,
  { kind, bytes }: { kind: keyof typeof kinds; bytes: Buffer },
): Promise<number | undefined> {
  const filename = `${crypto.randomUUID()}.${kind}`
  const folder = path.join(dataDir, 'documents')
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, filename), bytes)
  const [stored] = await query<{ id: number }>(
    databaseUrl,
    `insert into documents
      (original_name, owner, filename, mime_type, filesize, created_at, updated_at)
     values ($1, 'applications', $2, $3, $4, now(), now()) returning id`,
    [`CV.${kind}`, filename, kinds[kind], bytes.length],
  )
  return stored?.id
}
