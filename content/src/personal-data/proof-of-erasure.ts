import { randomInt } from 'node:crypto'
import type { CollectionConfig, Endpoint, PayloadRequest, Where } from 'payload'
import { companyTimeZone } from '../company/company.ts'
import { selectField } from '../fields/common-fields.ts'
import { dateFormat } from '../i18n/date-format.ts'
import { translate, type Wording } from '../i18n/translate.ts'
import { fact } from '../inbox/received-fields.ts'
import type { Erasure } from '../payload-types.ts'
import { hasRole, hiddenUnless, noAccess, staffWith } from '../staff/access.ts'
import type { Counts } from './erase-holdings.ts'
import { isWhole, type Kind, kinds, nameOfKind, type Part, partNames } from './scope.ts'

/** Proofs that a person's data was erased, without the data; `person` is a keyed fingerprint. */
export const Erasures: CollectionConfig = {
  slug: 'erasures',
  access: { create: noAccess, read: staffWith('admin'), update: noAccess, delete: noAccess },
  defaultSort: '-createdAt',
  admin: {
    group: 'Site',
    useAsTitle: 'number',
    defaultColumns: ['number', 'reason', 'erasedBy', 'createdAt'],
    hidden: hiddenUnless('admin'),
    description: 'Proofs that personal data was erased.',
  },
  fields: [
    { name: 'number', type: 'text', required: true, unique: true, index: true, admin: fact },
    selectField(
      'reason',
      { request: 'On request', retention: 'Retention period over' },
      { admin: fact },
    ),
    { name: 'person', label: 'Fingerprint of the address', type: 'text', index: true, admin: fact },
    { name: 'erasedBy', type: 'relationship', relationTo: 'users', admin: fact },
    { name: 'erased', label: 'What was erased', type: 'json', required: true, admin: fact },
  ],
}

/** `GET /api/person/proof/{number}`: a printable page, for administrators and who erased. */
export const proofPage: Endpoint = {
  path: '/person/proof/:number',
  method: 'get',
  handler: async (req) => {
    const where: Where = { number: { equals: String(req.routeParams?.number) } }
    const { docs } = await req.payload.find({ collection: 'erasures', where, depth: 1, req })
    const [proof] = docs
    // Without access, the proof is reported as not found.
    if (!proof || !mayRead(req, proof)) return new Response('Not found', { status: 404 })
    const { name } = await req.payload.findGlobal({ slug: 'company', depth: 0 })
    const timeZone = await companyTimeZone(req.payload)
    return new Response(page(proof, name ?? '', req.i18n.language, timeZone), {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
        'Cache-Control': 'private, no-store',
      },
    })
  },
}

function mayRead({ user }: PayloadRequest, { erasedBy }: Erasure): boolean {
  if (hasRole(user, 'admin')) return true
  const owner = typeof erasedBy === 'object' ? erasedBy?.id : erasedBy
  return hasRole(user, 'recruiter', 'sales') && user?.id === owner
}

function page(proof: Erasure, company: string, language: string, timeZone: string): string {
  const say = (text: Wording) => translate(text, language)
  const { counts, references, scope, moreRemains, note } = proof.erased as Erased
  const format = dateFormat(timeZone, { dateStyle: 'long', timeStyle: 'short' }, language)
  const when = format.format(new Date(proof.createdAt))
  const by = typeof proof.erasedBy === 'object' ? proof.erasedBy?.name : undefined
  const isRetention = proof.reason === 'retention'
  const covered = isRetention
    ? say('What was older than its period')
    : isWhole(scope)
      ? say('Everything that was stored')
      : kinds.flatMap((kind) => (scope.includes(kind) ? say(nameOfKind(kind)) : [])).join(', ')
  const facts: Array<[Wording, string]> = [
    ['Number of the proof', proof.number],
    ['Date', `${when} (${timeZone})`],
    ['Erased by', by ?? say(isRetention ? 'The daily job' : 'No longer there')],
    ['Reason', say(isRetention ? 'Retention period over' : 'On request')],
    ['Note', note ?? ''],
    ['Covers', covered],
  ]
  const rows = Object.entries(partNames)
    .map(([part, name]) => [say(name), counts[part as Part]])
    .filter(([, count]) => count)
  return html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say('Proof of erasure')} ${proof.number}</title>
<style>${new Raw(style)}</style></head>
<body><main>
<p>${company}</p>
<h1>${say('Proof of erasure')}</h1>
<dl>${facts.filter(([, value]) => value).map(([label, value]) => html`<div><dt>${say(label)}</dt><dd>${value}</dd></div>`)}</dl>
<h2>${say('What was erased')}</h2>
<table><tbody>${rows.map(([name, count]) => html`<tr><th scope="row">${name}</th><td>${count}</td></tr>`)}</tbody></table>
${references.length > 0 ? html`<h2>${say('References')}</h2><p class="references">${references.join(', ')}</p>` : ''}
${moreRemains ? html`<p><strong>${say('There is more under this address that only an administrator may see and erase.')}</strong></p>` : ''}
${proof.person ? html`<h2>${say('Whose data it was')}</h2><p>${say(howToCheck)}</p><p><code>${proof.person}</code></p>` : ''}
</main></body></html>`.valueOf()
}

const howToCheck =
  'The address itself was erased. What is left is its fingerprint (HMAC-SHA-256 with a key that only this system has). To check whose it was, look it up under “Everything about one person” in the admin: when the address is the same, this number is named there.'

/** Trusted markup, which is not escaped again. */
class Raw extends String {}

/** Interpolates values into markup, escaped unless they are `Raw`. */
function html(markup: TemplateStringsArray, ...values: unknown[]): Raw {
  return new Raw(String.raw({ raw: markup }, ...values.map(escaped)))
}

function escaped(value: unknown): string {
  if (value instanceof Raw) return value.valueOf()
  if (Array.isArray(value)) return value.map(escaped).join('')
  return String(value).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

const style = `
  :root { color-scheme: light dark }
  body { margin: 0; font: 16px/1.5 system-ui, sans-serif }
  main { max-width: 42rem; margin: 0 auto; padding: 2rem 1.25rem 4rem }
  h1 { margin: 0 0 1.5rem; font-size: 1.75rem; line-height: 1.2 }
  h2 { margin: 2rem 0 .5rem; font-size: 1.125rem }
  dl { margin: 0 }
  dl div { display: grid; grid-template-columns: minmax(8rem, 1fr) 3fr; gap: 0 1rem; padding: .375rem 0; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent) }
  dt { opacity: .75 }
  dd { margin: 0; overflow-wrap: anywhere }
  table { border-collapse: collapse }
  th, td { padding: .25rem 2rem .25rem 0; text-align: start; font-weight: normal }
  td { font-variant-numeric: tabular-nums; text-align: end; padding-inline-end: 0 }
  code, .references { overflow-wrap: anywhere }
  @media print { main { max-width: none; padding: 0 } }`

/** What a proof records: counts and references, none of the erased data. */
export type Erased = {
  scope: readonly Kind[]
  counts: Counts
  references: string[]
  /** Whether there was more data, outside the scope of the account that erased. */
  moreRemains?: boolean
  note?: string
}

/** Without I, L, O and U, which are easily misread or misheard (Crockford's base 32). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Writes a proof in the transaction of `req`, so that it exists only if the erasure commits. */
export async function writeProof(
  req: PayloadRequest,
  proof: Pick<Erasure, 'reason' | 'person' | 'erasedBy'> & { erased: Erased },
): Promise<Pick<Erasure, 'id' | 'number'>> {
  const characters = Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)])
  // Such as `E-2026-7K3M9Q`.
  const number = `E-${new Date().getUTCFullYear()}-${characters.join('')}`
  return req.payload.create({ collection: 'erasures', data: { ...proof, number }, req, depth: 0 })
}
