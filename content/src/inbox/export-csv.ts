import { Readable } from 'node:stream'
import type { Endpoint, PayloadRequest, Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { companyTimeZone } from '../company/company.ts'
import { type OwnQuestion, ownQuestions } from '../consultations/fields.ts'
import { apiError } from '../http/error-response.ts'
import { translate, translateIfKnown, type Wording } from '../i18n/translate.ts'
import type { Application, ConsultationRequest } from '../payload-types.ts'
import type { Inbox } from './inboxes.ts'
import { spamSignLabels } from './received-fields.ts'

/** Max documents in memory, whatever the length of the table. */
const batchSize = 500

/** `GET /api/{inbox}/export.csv`, with the `where` and `search` of the list in the admin app. */
export function exportCsv(inbox: Inbox): Omit<Endpoint, 'root'> {
  return {
    path: '/export.csv',
    method: 'get',
    handler: async (req) => {
      if (!req.user) throw apiError(req, 401, 'Sign in to export.')
      const rows = csvRows(inbox, req, await companyTimeZone(req.payload))
      // Read before responding, so that missing access or an invalid filter gets an error response.
      const { value: first } = await rows.next()
      const body = Readable.from(startingWith(first ?? '', rows), { objectMode: false })
      const day = new Date().toISOString().slice(0, 10)
      return new Response(Readable.toWeb(body) as ReadableStream<Uint8Array>, {
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
  const columns = exportColumns[inbox] as readonly Column<object>[]
  const style = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const
  const format = new Intl.DateTimeFormat('sv-SE', style)
  const { language } = req.i18n
  const writing = { language, time: (moment: string) => format.format(new Date(moment)) }
  const headings = columns.map(([heading]) => translate(heading, language))
  let text = byteOrderMark + csvLine(headings)
  let before: number | undefined
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
      text += csvLine(columns.map(([, cell]) => cell(document, writing)))
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

async function* startingWith(first: string, rows: AsyncGenerator<string, void>) {
  yield first
  yield* rows
}

/** Makes spreadsheets read the file as UTF-8. */
const byteOrderMark = '\uFEFF'

/** One line of a CSV file (RFC 4180), including its line end. */
export function csvLine(cells: readonly unknown[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(value: unknown): string {
  const text = harmless(String(value ?? ''))
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Prevents formula injection: a leading apostrophe makes text of what begins like a formula. Where
 * the list separator is a semicolon, spreadsheets also split at it and ignore quotation marks.
 */
function harmless(text: string): string {
  return text.replace(/^(?=[\t\r])|(?=[=+\-@＝＋－＠])(?<=(?:^|[;\t\r\n])[\s"]*)/g, "'")
}

/** How cells are written: the reader's language, and a moment in the company's time zone. */
type Writing = { language: string; time: (moment: string) => string }

type Column<Document> = readonly [
  heading: Wording,
  cell: (document: Document, writing: Writing) => unknown,
]

type Submission = ConsultationRequest | Application

const headColumns: readonly Column<Submission>[] = [
  ['Reference', ({ reference }) => reference],
  ['Received', ({ createdAt }, { time }) => time(createdAt)],
  ['Status', ({ status }) => status],
  ['Assignee', ({ assignee }) => nameOf(assignee)],
]

const contactColumns: readonly Column<Submission>[] = [
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
]

const sourceColumns: readonly Column<Submission>[] = [
  ['Page', ({ source }) => source?.page],
  ['Came from', ({ source }) => source?.referrer],
  ['Campaign', ({ source }) => source?.campaign],
  ['Source of the campaign', ({ source }) => source?.campaignSource],
  ['Medium of the campaign', ({ source }) => source?.campaignMedium],
]

function answerColumn({ name, kind, label }: OwnQuestion): Column<ConsultationRequest> {
  if (kind === 'services') return [label, ({ services }) => services?.map(nameOf).join(', ')]
  return [label, (request: object) => (request as Record<string, unknown>)[name]]
}

// Files are not exported.
const { texts = [], others = [] } = Object.groupBy(
  ownQuestions().filter(({ kind }) => kind !== 'files'),
  ({ kind }) => (kind === 'text' ? 'texts' : 'others'),
)

/** The exported columns of each inbox. Headings are translated on output. */
export const exportColumns: {
  'consultation-requests': readonly Column<ConsultationRequest>[]
  applications: readonly Column<Application>[]
} = {
  'consultation-requests': [
    ...headColumns,
    ...contactColumns,
    ...others.map(answerColumn),
    ['Appointment', ({ appointment }, writing) => appointmentOf(appointment, writing)],
    ...texts.map(answerColumn),
    ...sourceColumns,
    ['Possible spam', ({ spamSigns }, { language }) => spamIn(spamSigns, language)],
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

function appointmentOf(
  appointment: ConsultationRequest['appointment'],
  { language, time }: Writing,
): string | undefined {
  const { startsAt, cancelledAt } = appointment ?? {}
  if (!startsAt) return undefined
  return cancelledAt ? `${translate('Cancelled', language)} ${time(startsAt)}` : time(startsAt)
}

const spamIn = (signs: ConsultationRequest['spamSigns'], language: string) =>
  signs?.map((sign) => translateIfKnown(spamSignLabels[sign], language)).join(', ')

/** Empty if the earlier application is deleted or not readable by the caller. */
const referenceOf = (related: Application['possibleDuplicateOf']) =>
  typeof related === 'object' ? related?.reference : undefined

/** Name of a related document; its id if the caller may not read it. */
function nameOf(related: number | null | undefined | { title?: string; name?: string }) {
  return typeof related === 'object' ? (related?.title ?? related?.name ?? '') : (related ?? '')
}
