import type { SanitizedConfig } from 'payload'
import { sessionCookie } from '../staff/sign-in/cookies.ts'
import { unreachableSentence } from '../storage/database-gone.ts'
import { connectionFailedAt } from '../storage/resilient-pool.ts'
import { malformedMessage } from './validate-data.ts'

/** Operators that Payload's PostgreSQL adapter supports; it fails on others, such as `near`. */
const operators: readonly string[] = [
  ...['equals', 'not_equals', 'in', 'not_in', 'exists', 'greater_than', 'greater_than_equal'],
  ...['less_than', 'less_than_equal', 'like', 'not_like', 'contains'],
]

/** Max query parameters; more than any screen sends. */
const maxParameters = 500

/**
 * Handles a request to Payload's REST API. Rejects what Payload fails on: malformed conditions,
 * bodies that are not objects, versions of what has none. Payload treats a session as anonymous if
 * its user cannot be looked up: while no connection is free, it gets 503 instead.
 */
export async function answerRest(
  given: Request,
  config: SanitizedConfig,
  handle: (request: Request) => Promise<Response>,
): Promise<Response> {
  const request = await overridden(given)
  const { searchParams, pathname } = new URL(request.url)
  const keys = [...searchParams.keys()]
  const isReadable =
    keys.length <= maxParameters &&
    keys.filter((key) => /^where\b/.test(key)).every(isCondition) &&
    (await holdsFields(request))
  if (!isReadable) return reject(400, malformedMessage)
  const [, isGlobal, slug, kind] =
    /^\/api\/(globals\/)?([\w-]+)\/(versions|file)(?:\/|$)/.exec(pathname) ?? []
  const entities = isGlobal ? config.globals : config.collections
  const entity = entities.find((each) => each.slug === slug)
  if (kind === 'versions' && entity && !entity.versions) return reject(404, missing)
  const startedAt = Date.now()
  const answer = await handle(request)
  const isRejected = answer.status === 401 || answer.status === 403
  if (isRejected && hasToken(request) && connectionFailedAt() >= startedAt) {
    return reject(503, unreachableSentence, { 'Retry-After': '5' })
  }
  // Payload responds with 500 for a missing file.
  if (kind === 'file' && answer.status === 500) return reject(404, missing)
  return kind === 'file' && answer.body ? closedOnAbort(answer, answer.body) : answer
}

/**
 * Payload's stream of a file has no `cancel`: the file would stay open when the client disconnects
 * before its end. Reads what is left, which closes it.
 */
function closedOnAbort({ status, headers }: Response, file: ReadableStream<Uint8Array>): Response {
  const reader = file.getReader()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await reader.read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      while (!(await reader.read()).done);
    },
  })
  return new Response(body, { status, headers })
}

/** Payload's fields send long queries as a POST with method override; returns the intended GET. */
async function overridden(request: Request): Promise<Request> {
  const { method, url, headers } = request
  const override =
    headers.get('X-Payload-HTTP-Method-Override') ?? headers.get('X-HTTP-Method-Override')
  if (method !== 'POST' || override !== 'GET') return request
  const address = new URL(url)
  for (const [name, value] of new URLSearchParams(await request.text())) {
    address.searchParams.append(name, value)
  }
  return new Request(address, { headers, signal: request.signal })
}

const missing = 'There is nothing at this address.'

function reject(status: number, message: string, headers?: HeadersInit): Response {
  return Response.json({ errors: [{ message }] }, { status, headers })
}

function hasToken({ headers }: Request): boolean {
  return headers.has('authorization') || Boolean(headers.get('cookie')?.includes(sessionCookie))
}

/** `where[title][equals]`, `where[or][0][id][in][]`, or a part of a polymorphic relationship. */
function isCondition(key: string): boolean {
  const [, ...path] = key.split(/[[\]]+/)
  if (key.endsWith(']')) path.pop()
  const isList = key.endsWith('[]')
  while (/^\d*$|^relationTo$|^value$/.test(path.at(-1) ?? 'none')) path.pop()
  const operator = path.at(-1) ?? ''
  return (
    path.length > 1 && operators.includes(operator) && (!isList || /^(not_)?in$/.test(operator))
  )
}

async function holdsFields(request: Request): Promise<boolean> {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';')
  if (!request.body || type.trim() !== 'application/json') return true
  const text = await request.clone().text()
  if (!text) return true
  try {
    const value: unknown = JSON.parse(text)
    return value instanceof Object && !Array.isArray(value)
  } catch {
    return false
  }
}
