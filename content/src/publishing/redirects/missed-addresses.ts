import { sql } from 'drizzle-orm'
import type { CollectionConfig, Endpoint, Payload } from 'payload'
import { apiError } from '../../http/error-response.ts'
import { fact } from '../../inbox/received-fields.ts'
import { hasRole, hiddenUnless, noAccess, staffWith } from '../../staff/access.ts'
import { inTransaction, query } from '../../storage/transaction.ts'

/** Addresses kept; the one asked for least and longest ago makes way, as anyone can make some up. */
const maxAddresses = 1_000

/** Days after its last request for which an address is kept. */
const keptDays = 90

/** Letters of an address; longer ones are of programs. */
const maxLength = 100

/** Other forms of pages, which scripts and assistants ask for. */
const technical = /\.(?:data|md)$|^\/(?:hydration|not-found)\b/

/** What programs that look for weaknesses ask for. No page of a former site should be among them. */
const probe = /\.(?:aspx?|bak|cgi|env|git|ini|jsp|log|php\d?|sql|zip|gz)\b|\/(?:wp-|\.|cgi-bin)/i

/** `POST /api/missed-addresses/:id/redirect`: redirects an address to the nearest page. */
const redirectMissed: Omit<Endpoint, 'root'> = {
  path: '/:id/redirect',
  method: 'post',
  handler: async (req) => {
    if (!hasRole(req.user, 'admin', 'editor')) {
      throw apiError(req, 403, 'An administrator or an editor can change this.')
    }
    const id = Number(req.routeParams?.id)
    const missed = Number.isSafeInteger(id)
      ? await req.payload.findByID({ collection: 'missed-addresses', id, disableErrors: true, req })
      : null
    if (!missed?.nearest) throw apiError(req, 404, 'There is no such address.')
    const { path: from, nearest } = missed
    await inTransaction(req.payload, async (transaction) => {
      const write = { req: transaction, overrideAccess: true } as const
      const to = { type: 'custom', url: nearest } as const
      await req.payload.create({ collection: 'redirects', data: { from, to }, ...write })
      await req.payload.delete({ collection: 'missed-addresses', id, ...write })
    })
    return Response.json({ from, to: nearest }, { headers: { 'Cache-Control': 'no-store' } })
  },
}

/** Addresses without a page that were asked for, so that staff can redirect them. */
export const MissedAddresses: CollectionConfig = {
  slug: 'missed-addresses',
  access: {
    create: noAccess,
    update: noAccess,
    read: staffWith('admin', 'editor'),
    delete: staffWith('admin', 'editor'),
  },
  endpoints: [redirectMissed],
  defaultSort: '-count',
  admin: {
    group: 'Site',
    useAsTitle: 'path',
    defaultColumns: ['path', 'count', 'lastAt', 'nearest'],
    hidden: hiddenUnless('admin', 'editor'),
    description: 'Addresses without a page that visitors asked for, most often first.',
  },
  fields: [
    { name: 'path', label: 'Address', type: 'text', required: true, unique: true, admin: fact },
    { name: 'count', label: 'Requests', type: 'number', required: true, index: true, admin: fact },
    { name: 'lastAt', label: 'Last request', type: 'date', required: true, admin: fact },
    {
      name: 'nearest',
      label: 'Nearest page',
      type: 'text',
      admin: {
        readOnly: true,
        components: {
          Cell: '@vitrina/admin/components/publishing/addresses.tsx#NearestPageCell',
        },
      },
    },
  ],
}

/** Counts a request for a path without a page. Never throws: the visitor's answer does not wait. */
export async function recordMiss(payload: Payload, path: string, nearest: string | undefined) {
  if (probe.test(path) || technical.test(path) || path.length > maxLength) return
  await query(
    { payload },
    sql`
    with forgotten as (
      delete from missed_addresses where last_at < now() - ${keptDays} * interval '1 day'
        or id in (select id from missed_addresses order by count desc, last_at desc
          offset ${maxAddresses - 1})
    )
    insert into missed_addresses (path, count, last_at, nearest, updated_at, created_at)
    values (${path}, 1, now(), ${nearest ?? null}, now(), now())
    on conflict (path) do update set count = missed_addresses.count + 1, last_at = now(),
      nearest = excluded.nearest`,
  ).catch(() => {})
}
