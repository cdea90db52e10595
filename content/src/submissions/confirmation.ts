import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import type { EmailTemplateName } from '../email/templates.ts'
import { query } from '../storage/transaction.ts'

type Kind = 'C' | 'A'

/** Without I, L, O and U, which are easily misread or misheard (Crockford's base 32). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const pattern = /^([AC])-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/

/** A new random reference, such as `C-7K3M-9QXF`: easy to say on the phone. */
export function newReference(kind: Kind): string {
  const characters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)])
  return `${kind}-${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`
}

/** Whether a confirmation email was queued, which is not certain: it may have been held back. */
export async function isConfirmed(
  payload: Payload,
  reference: string,
  templates: readonly EmailTemplateName[],
  sequence?: number,
): Promise<boolean> {
  const rows = await query(
    { payload },
    sql`
    select 1 from emails
    where about = ${reference} and template in ${[...templates]}
    ${sequence === undefined ? sql`` : sql`and data->'appointment'->>'sequence' = ${String(sequence)}`}
    limit 1`,
  )
  return rows.length > 0
}

export type Confirmation = {
  reference: string
  confirmed: boolean
}

const kinds = {
  C: { collection: 'consultation-requests', template: 'consultation-received' },
  A: { collection: 'applications', template: 'application-received' },
} as const

/** The confirmation of a stored submission; `undefined` for any other reference. */
export async function findConfirmation(
  payload: Payload,
  kind: Kind,
  reference: string | null,
): Promise<Confirmation | undefined> {
  if (!reference || pattern.exec(reference)?.[1] !== kind) return undefined
  const { collection, template } = kinds[kind]
  const [{ totalDocs }, confirmed] = await Promise.all([
    payload.count({
      collection,
      where: { reference: { equals: reference } },
      overrideAccess: true,
    }),
    isConfirmed(payload, reference, [template]),
  ])
  return totalDocs > 0 ? { reference, confirmed } : undefined
}
