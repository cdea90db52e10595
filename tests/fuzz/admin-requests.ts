import { changedFields, multipart, urlencoded } from './forms.ts'
import { anyAddress, strangeHeaders } from './headers.ts'
import { malformedHttp } from './malformed.ts'
import { type Random, randomFor } from './random.ts'
import type { FuzzRequest } from './request.ts'
import { damaged, inAddress, strangeText } from './values.ts'

/** What only the running admin can tell. */
export type AdminFacts = {
  /** Signs a request as an administrator. */
  token: string
}

type Http = Extract<FuzzRequest, { kind: 'http' }>

const collections = [
  ...['projects', 'services', 'vacancies', 'departments', 'employees', 'legal-pages', 'media'],
  ...['applications', 'consultation-requests', 'documents', 'job-alerts', 'emails', 'users'],
  ...[
    'redirects',
    'payload-preferences',
    'payload-locked-documents',
    'globals/company',
    '__proto__',
  ],
]
const own = [
  ...['used-where', 'person/find', 'person/export', 'person/proof/1', 'share-preview', 'access'],
  ...['applications-board', 'applications/board', 'applications/export.csv', 'documents/1/preview'],
  ...[
    'documents/1/download',
    'emails/1/send-again',
    'applications/1/move',
    'person/erase',
    'graphql',
  ],
]
const signingIn = [
  ...['login', 'logout', 'me', 'refresh-token', 'forgot-password', 'reset-password', 'unlock'],
  ...['first-register', 'init', 'verify/x'],
]
const pages = [
  ...[
    '',
    '/login',
    '/forgot',
    '/reset/x',
    '/logout',
    '/account',
    '/create-first-user',
    '/unauthorized',
  ],
  ...[
    '/collections/projects',
    '/collections/projects/1',
    '/collections/projects/create',
    '/globals/company',
  ],
  ...['/collections/applications/1/versions', '/collections/x', '/globals/x', '/verify/users/x'],
]
const operators = [
  ...['equals', 'not_equals', 'in', 'not_in', 'exists', 'greater_than', 'less_than_equal', 'like'],
  ...['contains', 'near', 'within', 'intersects', 'all', '__proto__', 'x'],
]
const columns = [
  ...['id', 'slug', 'title', 'email', 'status', 'createdAt', 'services', 'vacancy', 'source.page'],
  ...[
    '_status',
    'roles',
    'password',
    'hash',
    'constructor',
    'and',
    'or',
    'a.b.c.d',
    'answers.question',
  ],
]
const parameters = [
  ...[
    'depth',
    'limit',
    'page',
    'sort',
    'locale',
    'fallback-locale',
    'draft',
    'select[title]',
    'trash',
  ],
  ...[
    'populate[projects][title]',
    'pagination',
    'joins[x][limit]',
    'data',
    'id',
    'autosave',
    'token',
  ],
]

/** The request with this number: the same for the same seed. */
export function adminRequest(seed: number, index: number, facts: AdminFacts): FuzzRequest {
  const random = randomFor(seed, index)
  const chance = random.below(100)
  if (chance < 8) return malformedHttp(random, plain(random, facts))
  return plain(random, facts)
}

function plain(random: Random, facts: AdminFacts): Http {
  const chance = random.below(100)
  if (chance < 45) return request(random, facts, 'GET', `/api/${endpoint(random)}${search(random)}`)
  if (chance < 55) return withBody(random, facts, 'POST', `/api/users/${random.pick(signingIn)}`)
  if (chance < 78)
    return withBody(
      random,
      facts,
      random.pick(['POST', 'PATCH', 'PUT']),
      `/api/${endpoint(random)}${search(random)}`,
    )
  if (chance < 80)
    return request(
      random,
      facts,
      random.pick(['OPTIONS', 'HEAD', 'TRACE', 'QUERY']),
      `/api/${endpoint(random)}`,
    )
  if (chance < 90) return request(random, facts, 'GET', file(random))
  return request(
    random,
    facts,
    random.percent(80) ? 'GET' : 'POST',
    `/admin${page(random)}${search(random)}`,
  )
}

function endpoint(random: Random): string {
  const collection = random.pick(collections)
  if (random.percent(30)) return random.pick(own)
  if (random.percent(40)) return collection
  const id = random.percent(40) ? '1' : inAddress(random, strangeText(random))
  return random.pick([
    `${collection}/${id}`,
    `${collection}/${id}`,
    `${collection}/count`,
    `${collection}/versions`,
    `${collection}/versions/${id}`,
    `${collection}/access/${id}`,
    `${collection}/${id}/duplicate`,
    `${collection}/${id}/x`,
    `media/file/${id}`,
    `documents/${id}/preview`,
    id,
  ])
}

function page(random: Random): string {
  const path = random.pick(pages)
  return random.percent(75) ? path : `${path}/${inAddress(random, strangeText(random))}`
}

function file(random: Random): string {
  const strange = inAddress(random, strangeText(random))
  return random.pick([
    `/_next/static/${strange}`,
    `/_next/image?url=${strange}&w=64&q=75`,
    `/_next/data/${strange}/admin.json`,
    `/api/media/file/${strange}`,
    `/api/media/file/..%2f${strange}`,
    `/${strange}`,
    '/favicon.ico',
  ])
}

function search(random: Random): string {
  if (random.percent(35)) return ''
  const pairs = random.several(1 + random.below(3), () => {
    const value = inAddress(random, random.percent(30) ? '1' : strangeText(random))
    if (random.percent(60)) return `${where(random)}=${value}`
    return `${random.pick(parameters)}${random.percent(10) ? '[]' : ''}=${value}`
  })
  return `?${pairs.join('&')}`
}

function where(random: Random): string {
  const column = random.percent(85) ? random.pick(columns) : inAddress(random, strangeText(random))
  return random.pick([
    `where[${column}][${random.pick(operators)}]`,
    `where[${column}][${random.pick(operators)}]`,
    `where[or][0][${column}][${random.pick(operators)}]`,
    `where[and][${random.below(30)}][${column}]`,
    `where[${column}]`,
    'where',
  ])
}

/** JSON, a form or something else, each more or less changed. */
function withBody(random: Random, facts: AdminFacts, method: string, target: string): Http {
  const fields: [string, string][] = [
    ['email', 'unknown@stejar.example'],
    ['password', 'not-the-password'],
    ['token', 'x'],
    ['title', 'A title'],
    ['slug', 'a-title'],
    ['status', 'new'],
    ['address', 'unknown@mail.example'],
  ]
  const changed = changedFields(random, fields)
  const json = Buffer.from(JSON.stringify(nested(random, changed)))
  const { type, body } = random.pick([
    () => ({ type: 'application/json', body: json }),
    () => ({ type: 'application/json', body: damaged(random, json) }),
    () => ({
      type: 'application/json',
      body: Buffer.from(random.pick(['null', '[]', '1', '"x"', '', '{'])),
    }),
    () => urlencoded(random, changed),
    () =>
      multipart(
        random,
        [['_payload', JSON.stringify(Object.fromEntries(changed))]],
        [
          {
            name: 'file',
            fileName: 'a.png',
            type: 'image/png',
            bytes: Buffer.from('89504e47', 'hex'),
          },
        ],
      ),
  ])()
  const { headers, ...rest } = request(random, facts, method, target)
  return { ...rest, headers: [...headers, ['Content-Type', type]], body }
}

function nested(random: Random, fields: readonly [string, string][]): unknown {
  const object: Record<string, unknown> = Object.fromEntries(fields)
  for (const [name] of fields) {
    if (random.percent(15))
      object[name] = random.pick([null, 1, -1, true, [], {}, [{}], { $ne: 1 }])
  }
  if (random.percent(5)) return [object]
  return random.percent(5) ? { where: object, data: object } : object
}

/** Half of them as an administrator; nothing is deleted and no user signed out. */
function request(random: Random, { token }: AdminFacts, method: string, target: string): Http {
  const headers = strangeHeaders(random, 2)
  if (!headers.some(([name]) => name === 'X-Forwarded-For')) {
    headers.push(['X-Forwarded-For', anyAddress(random)])
  }
  const isSignedIn = random.percent(50) && !/users|person\/erase/.test(target)
  if (isSignedIn) headers.push(['Authorization', `JWT ${token}`])
  return { kind: 'http', method, target, headers }
}
