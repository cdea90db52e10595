import { APIError, type Endpoint, type PayloadRequest, type Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { companyTimeZone } from '../company-time-zone.ts'
import { translate, type Wording } from '../languages/translate.ts'
import { byteOrderMark, csvLine } from './csv.ts'
import { exportColumns } from './export-columns.ts'
import type { Inbox } from './inboxes.ts'

/** So many documents are in memory at once, however long the table gets. */
const batchSize = 500

/**
 * `GET /api/{inbox}/export.csv`: what the role of whoever asks may read, newest first, narrowed by
 * the same `where` and `search` as the list in the admin.
 */
export function exportCsv(inbox: Inbox): Omit<Endpoint, 'root'> {
  return {
    path: '/export.csv',
    method: 'get',
    handler: async (req) => {
      if (!req.user)
        throw new APIError(translate('Sign in to export.', req.i18n.language), 401, null, true)
      const rows = csvRows(inbox, req, await companyTimeZone(req.payload))
      // The first rows are read before anything is answered, so that a refusal or a wrong filter is
      // answered as one.
      const first = await rows.next()
      const day = new Date().toISOString().slice(0, 10)
      return new Response(streamed(first.value ?? '', rows), {
        headers: {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="${inbox}-${day}.csv"`,
          'Cache-Control': 'private, no-store',
        },
      })
    },
  }
}

async function* csvRows(inbox: Inbox, req: PayloadRequest, timeZone: string) {
  const columns = exportColumns[inbox] as readonly [Wording, (document: object) => unknown][]
  const language = req.i18n.language
  const headings = columns.map(([heading]) => translate(heading, language))
  let text = byteOrderMark + csvLine(headings)
  let before: number | undefined
  const written = moments(timeZone)
  do {
    const { docs } = await req.payload.find({
      collection: inbox,
      where: { and: [filterOf(inbox, req), ...(before ? [{ id: { less_than: before } }] : [])] },
      sort: '-id',
      limit: batchSize,
      pagination: false,
      depth: 1,
      overrideAccess: false,
      req,
    })
    for (const document of docs) {
      text += csvLine(columns.map(([, cell]) => written(cell(document))))
    }
    before = docs.length === batchSize ? docs.at(-1)?.id : undefined
    yield text
    text = ''
  } while (before)
}

/** What the list shows: its filter, and the text typed into its search. */
function filterOf(inbox: Inbox, { query, payload }: PayloadRequest): Where {
  const { where = {}, search = '' } = query as { where?: Where; search?: string }
  const collectionConfig = payload.collections[inbox].config
  return mergeListSearchAndWhere({ collectionConfig, search, where }) ?? {}
}

function streamed(first: string, rows: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let next: string | undefined = first
  return new ReadableStream({
    async pull(controller) {
      if (next !== undefined) controller.enqueue(encoder.encode(next))
      const { value, done } = await rows.next()
      next = value ?? undefined
      if (done) controller.close()
    },
    async cancel() {
      await rows.return()
    },
  })
}

/** Writes moments as spreadsheets read them, on the company’s clock. */
function moments(timeZone: string): (value: unknown) => unknown {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
  return (value) => (value instanceof Date ? format.format(value) : value)
}
