import type { Endpoint, PayloadRequest, Where } from 'payload'
import { apiError } from '../http/error-response.ts'
import type { Application } from '../payload-types.ts'
import { type ApplicationStatus, applicationStatuses } from './status-email.ts'

/** `GET /api/applications/board`: the current state, to refresh an open board. */
export const boardEndpoint: Omit<Endpoint, 'root'> = {
  path: '/board',
  method: 'get',
  handler: async (req) => {
    if (!req.user) throw apiError(req, 401, 'Sign in again.')
    const columns = await readBoard(req, filterFrom(req.query))
    return Response.json({ columns }, { headers: { 'Cache-Control': 'private, no-store' } })
  },
}

export const maxCards = 50

/** Filter of the board; without any property, everything is shown. */
export type BoardFilter = {
  /** A vacancy id, or `none` for applications without a vacancy. */
  vacancy?: string
  assignee?: 'mine' | 'none'
  name?: string
}

export type BoardCard = ReturnType<typeof cardOf>

export type BoardColumn = { status: ApplicationStatus; count: number; cards: BoardCard[] }

/** Applications by status, newest first, at most `maxCards` each, with the caller's access. */
export async function readBoard(req: PayloadRequest, filter: BoardFilter): Promise<BoardColumn[]> {
  const rules = rulesOf(filter, req)
  return Promise.all(applicationStatuses.map(({ value }) => readColumn(req, value, rules)))
}

/** The filter as the same rules that Payload's list has in its URL. */
export function rulesOf(
  { vacancy, assignee, name }: BoardFilter,
  { user }: Pick<PayloadRequest, 'user'>,
): Where[] {
  const none = { exists: false }
  return [
    ...(vacancy ? [{ vacancy: vacancy === 'none' ? none : { equals: vacancy } }] : []),
    ...(assignee ? [{ assignee: assignee === 'none' ? none : { equals: user?.id } }] : []),
    ...(name ? [{ name: { like: name } }] : []),
  ]
}

/** Parses a filter from query parameters; unknown and invalid ones are ignored. */
export function filterFrom(query: Record<string, unknown>): BoardFilter {
  const { vacancy, assignee, name } = query
  return {
    ...(typeof vacancy === 'string' && /^(\d{1,9}|none)$/.test(vacancy) && { vacancy }),
    ...((assignee === 'mine' || assignee === 'none') && { assignee }),
    ...(typeof name === 'string' && name.trim() && { name: name.trim().slice(0, 100) }),
  }
}

const select = {
  reference: true,
  name: true,
  vacancy: true,
  createdAt: true,
  rating: true,
  assignee: true,
  spamSigns: true,
  possibleDuplicateOf: true,
} as const

async function readColumn(req: PayloadRequest, status: ApplicationStatus, rules: Where[]) {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'applications',
    where: { and: [{ status: { equals: status } }, ...rules] },
    sort: '-createdAt',
    limit: maxCards,
    depth: 1,
    select,
    populate: {
      vacancies: { title: true },
      users: { name: true },
      applications: { reference: true },
    },
    overrideAccess: false,
    user: req.user,
    locale: req.locale ?? undefined,
  })
  return { status, count: totalDocs, cards: docs.map(cardOf) }
}

type Shown = Pick<Application, 'id' | keyof typeof select>

function cardOf({ vacancy, assignee, rating, spamSigns, createdAt, ...named }: Shown) {
  return {
    id: named.id,
    reference: named.reference,
    name: named.name,
    receivedAt: createdAt,
    possibleSpam: Boolean(spamSigns?.length),
    possibleDuplicate: Boolean(named.possibleDuplicateOf),
    ...(rating && { rating }),
    ...(typeof vacancy === 'object' && vacancy && { vacancy: vacancy.title }),
    ...(typeof assignee === 'object' && assignee && { assignee: assignee.name }),
  }
}
