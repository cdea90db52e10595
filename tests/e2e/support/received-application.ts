import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { query } from './databases.ts'
import type { Stand } from './stand.ts'

export type StoredApplication = { id: number; name: string; reference: string }

const kinds = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

/** Puts an application into the inbox as if somebody had sent it, with a CV when there is one. */
export async function receiveApplication(
  { databaseUrl, dataDir }: Pick<Stand, 'databaseUrl' | 'dataDir'>,
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
