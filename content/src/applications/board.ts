import type { PayloadRequest, Where } from 'payload'
import { APIError, type Endpoint } from 'payload'
import { translate } from '../i18n/translate.ts'
import type { Application } from '../payload-types.ts'
import type { ApplicationStatus } from './status-email.ts'
import { applicationStatuses } from './statuses.ts'

/** `GET /api/applications/board`: the board as it is now, for one that is open already. */
export const boardEndpoint: Omit<Endpoint, 'root'> = {
  path: '/board',
  method: 'get',
  handler: async (req) => {
    if (!req.user)
      throw new APIError(translate('Sign in again.', req.i18n.language), 401, null, true)
    const columns = await readBoard(req, filterFrom(req.query))
    return Response.json({ columns }, { headers: { 'Cache-Control': 'private, no-store' } })
  },
}

/** Cards of a column at most; the list has the others. */
export const mostCards = 50

/** What is shown of the board; everything when nothing is given. */
export type BoardFilter = {
  /** A vacancy by its number, or `none`: those who wrote without one. */
  vacancy?: string
  assignee?: 'mine' | 'none'
  /** A part of the name. */
  name?: string
}

export type BoardCard = {
  id: number
  reference: string
  name: string
  vacancy?: string
  receivedAt: string
  rating?: number
  assignee?: string
  possibleSpam: boolean
  /** Of an earlier application. */
  possibleDuplicate: boolean
}

export type BoardColumn = { status: ApplicationStatus; count: number; cards: BoardCard[] }

/**
 * The applications by status, in each the newest first and `mostCards` of them at most, as whoever
 * asks may read them.
 *
 * @throws Forbidden when their role may read none.
 */
export async function readBoard(req: PayloadRequest, filter: BoardFilter): Promise<BoardColumn[]> {
  const rules = rulesOf(filter, req)
  return Promise.all(
    applicationStatuses.map(({ value }) => readColumn(req, value as ApplicationStatus, rules)),
  )
}

/** The same rules as Payload's list has them in its address. */
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

/** A filter as an address has it; what is none of ours is left out. */
export function filterFrom(query: Record<string, unknown>): BoardFilter {
  const { vacancy, assignee, name } = query
  return {
    ...(typeof vacancy === 'string' && /^(\d{1,9}|none)$/.test(vacancy) && { vacancy }),
    ...((assignee === 'mine' || assignee === 'none') && { assignee }),
    ...(typeof name === 'string' && name.trim() && { name: name.trim().slice(0, 100) }),
  }
}

async function readColumn(
  req: PayloadRequest,
  status: ApplicationStatus,
  rules: Where[],
): Promise<BoardColumn> {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'applications',
    where: { and: [{ status: { equals: status } }, ...rules] },
    sort: '-createdAt',
    limit: mostCards,
    depth: 1,
    select: {
      reference: true,
      name: true,
      vacancy: true,
      createdAt: true,
      rating: true,
      assignee: true,
      spamSigns: true,
      possibleDuplicateOf: true,
    },
    populate: {
      careers: { title: true },
      users: { name: true },
      applications: { reference: true },
    },
    overrideAccess: false,
    user: req.user,
    locale: req.locale ?? undefined,
  })
  return { status, count: totalDocs, cards: docs.map(cardOf) }
}

type Shown = Pick<
  Application,
  | 'id'
  | 'reference'
  | 'name'
  | 'vacancy'
  | 'createdAt'
  | 'rating'
  | 'assignee'
  | 'spamSigns'
  | 'possibleDuplicateOf'
>

function cardOf({ vacancy, assignee, rating, spamSigns, createdAt, ...named }: Shown): BoardCard {
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
