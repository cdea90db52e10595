import { APIError, type Endpoint, type PayloadRequest, type Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { companyTimeZone } from '../company/time-zone.ts'
import { translate, type Wording } from '../i18n/translate.ts'
import type { Application, ConsultationRequest } from '../payload-types.ts'
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

/** Makes spreadsheets read the file as UTF-8. */
export const byteOrderMark = '\uFEFF'

/** One line of a CSV file after RFC 4180, with its line end. */
export function csvLine(cells: readonly unknown[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(value: unknown): string {
  const text = harmless(value === null || value === undefined ? '' : String(value))
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Spreadsheets run a cell that begins like a formula, and what visitors write ends up in cells; an
 * apostrophe in front makes it text. Where the list separator is a semicolon, a spreadsheet splits
 * the file there and at every line end, and knows nothing of our quotation marks.
 */
function harmless(text: string): string {
  return text.replace(/^(?=[\t\r])|(?=[=+\-@＝＋－＠])(?<=(?:^|[;\t\r\n])[\s"]*)/g, "'")
}

type Documents = { 'consultation-requests': ConsultationRequest; applications: Application }

/** A column of the exported table: its heading and what stands in it. */
type Column<Document> = readonly [heading: Wording, cell: (document: Document) => unknown]

type Related = number | null | undefined | { title?: string; name?: string }

/** The exported columns of each inbox. Headings are translated where they are written. */
export const exportColumns: { [Name in Inbox]: readonly Column<Documents[Name]>[] } = {
  'consultation-requests': [
    ['Reference', ({ reference }) => reference],
    ['Received', ({ createdAt }) => new Date(createdAt)],
    ['Status', ({ status }) => status],
    ['Assignee', ({ assignee }) => nameOf(assignee)],
    ['Name', ({ name }) => name],
    ['E-mail', ({ email }) => email],
    ['Phone', ({ phone }) => phone],
    ['Company', ({ company }) => company],
    ['Services', ({ services }) => services?.map(nameOf).join(', ')],
    ['Budget', ({ budget }) => budget],
    ['Timeline', ({ timeline }) => timeline],
    ['Appointment', ({ appointment }) => appointmentOf(appointment)],
    ['Message', ({ message }) => message],
    ['Page', ({ source }) => source?.page],
    ['Came from', ({ source }) => source?.referrer],
    ['Campaign', ({ source }) => source?.campaign],
  ],
  applications: [
    ['Reference', ({ reference }) => reference],
    ['Received', ({ createdAt }) => new Date(createdAt)],
    ['Status', ({ status }) => status],
    ['Assignee', ({ assignee }) => nameOf(assignee)],
    ['Rating', ({ rating }) => rating],
    ['Vacancy', ({ vacancy }) => nameOf(vacancy)],
    ['Possible duplicate of', ({ possibleDuplicateOf }) => referenceOf(possibleDuplicateOf)],
    ['Name', ({ name }) => name],
    ['E-mail', ({ email }) => email],
    ['Phone', ({ phone }) => phone],
    ['Links', ({ links }) => links?.join(' ')],
    ['Cover letter', ({ coverLetter }) => coverLetter],
    ['Page', ({ source }) => source?.page],
    ['Came from', ({ source }) => source?.referrer],
    ['Campaign', ({ source }) => source?.campaign],
  ],
}

/** When they will be spoken to, unless that was called off. */
function appointmentOf(appointment: ConsultationRequest['appointment']): Date | undefined {
  const { startsAt, cancelledAt } = appointment ?? {}
  return startsAt && !cancelledAt ? new Date(startsAt) : undefined
}

/** An earlier application; nothing, when it is gone or whoever exports may not see it. */
function referenceOf(related: Application['possibleDuplicateOf']): string | undefined {
  return typeof related === 'object' ? related?.reference : undefined
}

/** A related document by name; by number, when whoever exports may not see it. */
function nameOf(related: Related): string | number {
  return typeof related === 'object' ? (related?.title ?? related?.name ?? '') : (related ?? '')
}
