import { sql } from 'drizzle-orm'
import {
  addDataAndFileToRequest,
  type CollectionAfterLoginHook,
  type Endpoint,
  type PayloadRequest,
} from 'payload'
import { apiError } from '../http/error-response.ts'
import { query } from '../storage/transaction.ts'
import { hasRole, roles } from './access.ts'

/** A session lasts this many seconds after its last renewal. */
export const sessionSeconds = 8 * 60 * 60

/** Marks a sign-in that only checks the password, in the context of its request. */
export const passwordCheck = 'password check'

export type Session = {
  id: string
  /** Browser and system, such as “Firefox, Windows”; null when unknown. */
  device: string | null
  createdAt: string
  lastUsedAt: string
  isCurrent: boolean
}

/** Names by what is in a user agent. Most browsers also name others, so the order counts. */
const browsers = {
  ...{ 'Edg/': 'Edge', 'OPR/': 'Opera', 'Firefox/': 'Firefox', 'FxiOS/': 'Firefox' },
  ...{ 'Chrome/': 'Chrome', 'CriOS/': 'Chrome', 'Safari/': 'Safari' },
}
const systems = {
  ...{ Android: 'Android', iPhone: 'iPhone', iPad: 'iPad', Windows: 'Windows' },
  ...{ Macintosh: 'macOS', CrOS: 'ChromeOS', Linux: 'Linux' },
}

/** Browser and system of a user agent in plain words; `null` if neither is known. */
function deviceName(userAgent: string): string | null {
  const names = [browsers, systems].flatMap(
    (known) => Object.entries(known).find(([part]) => userAgent.includes(part))?.[1] ?? [],
  )
  return names.join(', ') || null
}

/** Stores the device of a new session, or removes the session of a mere password check. */
export const recordDevice: CollectionAfterLoginHook = async ({ req, user }) => {
  const id = (user.sessions as { id: string }[] | undefined)?.at(-1)?.id
  if (id === undefined) return
  const device = deviceName(req.headers.get('user-agent') ?? '')
  await query(
    req,
    req.context[passwordCheck]
      ? sql`delete from users_sessions where id = ${id}`
      : sql`update users_sessions set device = ${device} where id = ${id}`,
  )
}

async function sessionsOf(req: PayloadRequest, current: unknown): Promise<Session[]> {
  const rows = await query(
    req,
    sql`select id, device, created_at, expires_at from users_sessions
      where _parent_id = ${req.user?.id} and expires_at > now()
      order by expires_at desc`,
  )
  return rows.map(({ id, device, created_at, expires_at }) => ({
    id: String(id),
    device: device === null ? null : String(device),
    createdAt: new Date(created_at as string).toISOString(),
    lastUsedAt: new Date(Date.parse(String(expires_at)) - sessionSeconds * 1_000).toISOString(),
    isCurrent: id === current,
  }))
}

const answer = (sessions: Session[]) =>
  Response.json({ sessions }, { headers: { 'Cache-Control': 'no-store' } })

/** `GET /api/users/sessions`: one's own; `POST`: ends the one given, or all but the current one. */
export const ownSessions: Omit<Endpoint, 'root'>[] = (['get', 'post'] as const).map((method) => ({
  path: '/sessions',
  method,
  handler: async (req) => {
    const { user } = req
    if (!hasRole(user, ...roles)) throw apiError(req, 401, 'Sign in again.')
    const current = (user as { _sid?: string })._sid ?? ''
    if (method === 'post') {
      await addDataAndFileToRequest(req)
      const { id } = (req.data ?? {}) as { id?: unknown }
      const which = id === undefined ? sql`id <> ${current}` : sql`id = ${String(id)}`
      await query(req, sql`delete from users_sessions where _parent_id = ${user?.id} and ${which}`)
    }
    return answer(await sessionsOf(req, current))
  },
}))

/** `POST /api/users/:id/end-sessions`: an administrator ends all sessions of an account. */
export const endSessions: Omit<Endpoint, 'root'> = {
  path: '/:id/end-sessions',
  method: 'post',
  handler: async (req) => {
    if (!hasRole(req.user, 'admin')) {
      throw apiError(req, 403, 'Only administrators can change accounts.')
    }
    const id = Number(req.routeParams?.id)
    if (!Number.isSafeInteger(id)) throw apiError(req, 404, 'There is no such account.')
    await query(req, sql`delete from users_sessions where _parent_id = ${id}`)
    return answer([])
  },
}
