import type { Endpoint, PayloadRequest, Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { companyTimeZone } from '../company/company.ts'
import { type OwnQuestion, ownQuestions } from '../consultations/fields.ts'
import { apiError } from '../http/api-error.ts'
import { translate, type Wording } from '../i18n/translate.ts'
import type { Application, ConsultationRequest } from '../payload-types.ts'
import type { Inbox } from './inboxes.ts'

/** Max documents in memory, whatever the length of the table. */
const batchSize = 500

/**
 * `GET /api/{inbox}/export.csv`: the documents that the caller may read, newest first, filtered by
 * the same `where` and `search` as the list in the admin app.
 */
export function exportCsv(inbox: Inbox): Omit<Endpoint, 'root'> {
  return {
    path: '/export.csv',
    method: 'get',
    handler: async (req) => {
      if (!req.user) throw apiError(req, 401, 'Sign in to export.')
      const rows = csvRows(inbox, req, await companyTimeZone(req.payload))
      // The first rows are read before responding, so that missing access or an invalid filter gets
      // an error response.
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

/** The filter and the search text of the list. */
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

/** Formats moments for spreadsheets, in the company's time zone. */
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

/** One line of a CSV file (RFC 4180), including its line end. */
export function csvLine(cells: readonly unknown[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(value: unknown): string {
  const text = harmless(value === null || value === undefined ? '' : String(value))
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Prevents formula injection: spreadsheets run a cell that begins like a formula, and cells contain
 * visitor input; a leading apostrophe makes it text. Where the list separator is a semicolon,
 * spreadsheets split the file at semicolons and line ends and ignore our quotation marks.
 */
function harmless(text: string): string {
  return text.replace(/^(?=[\t\r])|(?=[=+\-@＝＋－＠])(?<=(?:^|[;\t\r\n])[\s"]*)/g, "'")
}

type Documents = { 'consultation-requests': ConsultationRequest; applications: Application }

/** A column of the export: its heading and its cell value. */
type Column<Document> = readonly [heading: Wording, cell: (document: Document) => unknown]

type Related = number | null | undefined | { title?: string; name?: string }

type Any = ConsultationRequest | Application

const headColumns: readonly Column<Any>[] = [
  ['Reference', ({ reference }) => reference],
  ['Received', ({ createdAt }) => new Date(createdAt)],
  ['Status', ({ status }) => status],
  ['Assignee', ({ assignee }) => nameOf(assignee)],
]

const contactColumns: readonly Column<Any>[] = [
  ['Name', ({ name }) => name],
  ['E-mail', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
]

const sourceColumns: readonly Column<Any>[] = [
  ['Page', ({ source }) => source?.page],
  ['Came from', ({ source }) => source?.referrer],
  ['Campaign', ({ source }) => source?.campaign],
]

/** The column of a question; files are not exported. */
function answerColumn({ name, kind, label }: OwnQuestion): Column<ConsultationRequest>[] {
  if (kind === 'files') return []
  const answer = (request: object) => (request as Record<string, unknown>)[name]
  if (kind !== 'services') return [[label, answer]]
  return [[label, ({ services }) => services?.map(nameOf).join(', ')]]
}

/** The exported columns of each inbox. Headings are translated on output. */
export const exportColumns: { [Name in Inbox]: readonly Column<Documents[Name]>[] } = {
  'consultation-requests': [
    ...headColumns,
    ...contactColumns,
    ...ownQuestions()
      .filter(({ kind }) => kind !== 'text')
      .flatMap(answerColumn),
    ['Appointment', ({ appointment }) => appointmentOf(appointment)],
    ...ownQuestions()
      .filter(({ kind }) => kind === 'text')
      .flatMap(answerColumn),
    ...sourceColumns,
  ],
  applications: [
    ...headColumns,
    ['Rating', ({ rating }) => rating],
    ['Vacancy', ({ vacancy }) => nameOf(vacancy)],
    ['Possible duplicate of', ({ possibleDuplicateOf }) => referenceOf(possibleDuplicateOf)],
    ...contactColumns,
    ['Links', ({ links }) => links?.join(' ')],
    ['Cover letter', ({ coverLetter }) => coverLetter],
    ...sourceColumns,
  ],
}

/** Start of the appointment, unless it was cancelled. */
function appointmentOf(appointment: ConsultationRequest['appointment']): Date | undefined {
  const { startsAt, cancelledAt } = appointment ?? {}
  return startsAt && !cancelledAt ? new Date(startsAt) : undefined
}

/**
 * Reference of an earlier application; `undefined` if it is deleted or not readable by the caller.
 */
function referenceOf(related: Application['possibleDuplicateOf']): string | undefined {
  return typeof related === 'object' ? related?.reference : undefined
}

/** Name of a related document; its id if the caller may not read it. */
function nameOf(related: Related): string | number {
  return typeof related === 'object' ? (related?.title ?? related?.name ?? '') : (related ?? '')
}
