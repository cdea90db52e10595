import type { SanitizedConfig } from 'payload'
import { malformedSentence } from './validate-data.ts'

/** What Payload’s adapter for PostgreSQL can ask; it stumbles over the others, such as `near`. */
const operators: readonly string[] = [
  ...['equals', 'not_equals', 'in', 'not_in', 'exists', 'greater_than', 'greater_than_equal'],
  ...['less_than', 'less_than_equal', 'like', 'not_like', 'contains'],
]
const ofLists: readonly string[] = ['in', 'not_in']

/** A longer list of conditions than any screen makes. */
const mostParameters = 500

/**
 * Answers a request to Payload's REST interface, unless it makes no sense: conditions that are none,
 * bodies that hold no fields, versions of what has none. What is wrong with a value, the database
 * says (`refuse-malformed.ts`).
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
    keys.length <= mostParameters &&
    keys.filter((key) => /^where\b/.test(key)).every(isCondition) &&
    (await holdsFields(request))
  if (!isReadable) return refuse(400, malformedSentence)
  const [, slug, kind] = /^\/api\/([\w-]+)\/(versions|file)(?:\/|$)/.exec(pathname) ?? []
  const collection = config.collections.find((collection) => collection.slug === slug)
  if (kind === 'versions' && collection && !collection.versions) return refuse(404, missing)
  const answer = await handle(request)
  // Payload calls a file that is not there a fault.
  return kind === 'file' && answer.status === 500 ? refuse(404, missing) : answer
}

/** What Payload's fields ask with a long query in the body, as the GET that it stands for. */
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

function refuse(status: number, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status })
}

/** `where[title][equals]`, `where[or][0][id][in][]`, or the two halves of a link to several kinds. */
function isCondition(key: string): boolean {
  const [, ...path] = key.split(/[[\]]+/)
  if (key.endsWith(']')) path.pop()
  const isList = key.endsWith('[]')
  while (/^\d*$|^relationTo$|^value$/.test(path.at(-1) ?? 'none')) path.pop()
  const operator = path.at(-1) ?? ''
  return path.length > 1 && operators.includes(operator) && (!isList || ofLists.includes(operator))
}

async function holdsFields(request: Request): Promise<boolean> {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';')
  if (!request.body || type.trim() !== 'application/json') return true
  const text = await request.clone().text()
  if (!text) return true
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}
