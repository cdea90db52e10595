import { allPages, appointmentFilePath, tokenPath } from '../../content/src/paths.ts'
import { sample } from '../e2e/support/sample.ts'
import { changedFields, type FormFile, multipart, urlencoded } from './forms.ts'
import { anyAddress, strangeHeaders } from './headers.ts'
import { malformedHttp } from './malformed.ts'
import { type Random, randomFor } from './random.ts'
import type { FuzzRequest } from './request.ts'
import { damaged, inAddress, strangeText } from './values.ts'

/** What only the running site can tell. */
export type SiteFacts = {
  /** Tokens that it accepts, by the address that takes them. */
  tokens: { address: string; token: string }[]
  /** Addresses of what it serves as files. */
  files: string[]
  /** A time to talk that is offered. */
  slot: string
}

type Http = Extract<FuzzRequest, { kind: 'http' }>

const slugs = [sample.projects, sample.careers, sample.employees, sample.legalPages].map(
  ([first]) => first?.slug ?? '',
)
const [, vacancy] = slugs
const paths = [
  ...allPages().flatMap(({ path }) =>
    path.endsWith('/:id') ? slugs.map((slug) => path.replace(':id', slug)) : [path],
  ),
  ...[
    appointmentFilePath,
    tokenPath,
    '/healthz',
    '/readyz',
    '/robots.txt',
    '/sitemap.xml',
    '/admin',
  ],
]
const parameters = [
  ...new Set(
    allPages().flatMap(({ search = [], personal }) => [
      ...search,
      ...(personal && personal !== true ? personal : []),
    ]),
  ),
  ...['preview', 'moved', 'v', '_routes', 'index'],
]
const routeIds = ['home', 'careers', 'project', 'root']

/** The request with this number: the same for the same seed. */
export function siteRequest(seed: number, index: number, facts: SiteFacts): FuzzRequest {
  const random = randomFor(seed, index)
  const chance = random.below(100)
  if (chance < 20) return malformedHttp(random, plain(random, facts))
  return plain(random, facts)
}

function plain(random: Random, facts: SiteFacts): Http {
  const chance = random.below(100)
  if (chance < 25) return read(random, pagePath(random) + search(random, facts))
  if (chance < 35) return read(random, dataPath(random) + search(random, facts))
  if (chance < 50) return read(random, filePath(random, facts) + search(random, facts))
  if (chance < 53) return { ...read(random, pagePath(random)), method: method(random) }
  return form(random, facts)
}

function read(random: Random, target: string): Http {
  const headers = strangeHeaders(random, 3)
  return {
    kind: 'http',
    method: random.percent(85) ? 'GET' : 'HEAD',
    target,
    headers: withAddress(random, headers),
  }
}

function method(random: Random): string {
  return random.pick(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY', 'LINK'])
}

function pagePath(random: Random): string {
  const path = random.pick(paths)
  if (random.percent(60)) return path
  const strange = inAddress(random, strangeText(random))
  return random.pick([
    () => `${path}/${strange}`,
    () => `/${strange}`,
    () => `${path}${strange}`,
    () => `/services/${strange}`,
    () => `/careers/${strange}`,
    () => `/${strange}${path}`,
    () => `${path}//`,
    () => path.toUpperCase(),
    () => `/.${path}`,
    () => `${path}/..%2f..`,
  ])()
}

function dataPath(random: Random): string {
  const path = random.pick(paths)
  const routes = random.percent(30)
    ? `?_routes=${random.percent(50) ? random.pick(routeIds) : inAddress(random, strangeText(random))}`
    : ''
  if (random.percent(10)) return `/_root.data${routes}`
  if (random.percent(10)) return `/__manifest?p=${inAddress(random, strangeText(random))}&version=x`
  return `${random.percent(80) ? path : `/${inAddress(random, strangeText(random))}`}.data${routes}`
}

function filePath(random: Random, { files }: SiteFacts): string {
  const file = random.pick(files)
  const strange = inAddress(random, strangeText(random))
  return random.pick([
    () => file,
    () =>
      damaged(random, Buffer.from(file))
        .toString('latin1')
        .replace(/[^\x21-\x7e]/g, '%'),
    () => `/media/${strange}`,
    () => `/media/..%2f${strange}`,
    () => `/assets/${strange}`,
    () => `/assets/../${strange}`,
    () => `/hydration/${strange}/services`,
    () => `/hydration/${'a'.repeat(22)}${random.pick(paths)}`,
    () => `/hydration/${'-'.repeat(22)}/${strange}`,
    () => `/hydration/${'_'.repeat(random.below(30))}`,
  ])()
}

function search(random: Random, { tokens }: SiteFacts): string {
  if (random.percent(40)) return ''
  if (random.percent(5)) return `?${inAddress(random, strangeText(random))}`
  const pairs = random.several(1 + random.below(3), () => {
    const name = random.percent(92)
      ? random.pick(parameters)
      : inAddress(random, strangeText(random))
    const isToken = name === 'token' || name === 'preview' || name === 'appointment'
    if (isToken && random.percent(60)) return `${name}=${token(random, tokens)}`
    return `${name}${random.percent(5) ? '[]' : ''}=${inAddress(random, strangeText(random))}`
  })
  return `?${pairs.join('&')}`
}

/** One that is accepted, or nearly. */
function token(random: Random, tokens: SiteFacts['tokens']): string {
  const { token: good } = random.pick(tokens)
  if (random.percent(50)) return good
  return encodeURIComponent(damaged(random, Buffer.from(good)).toString('latin1'))
}

/** A form that would be accepted, more or less changed. */
function form(random: Random, facts: SiteFacts): Http {
  const { address, fields, files } = random.pick(forms(random, facts))
  const changed = random.percent(70) ? changedFields(random, fields) : [...fields]
  const isMultipart = files.length > 0 ? random.percent(85) : random.percent(35)
  const { type, body } = isMultipart
    ? multipart(random, changed, files)
    : urlencoded(random, changed)
  const headers: [string, string][] = [['Content-Type', type]]
  if (random.percent(50)) headers.push(['Sec-Fetch-Site', 'same-origin'])
  if (random.percent(20)) headers.push(...strangeHeaders(random, 2))
  const [path = '', query = ''] = address.split('?')
  const target = random.percent(8) ? `${path}.data` : path
  return {
    kind: 'http',
    method: 'POST',
    target: query ? `${target}?${query}` : target,
    headers: withAddress(random, headers),
    body,
  }
}

type Form = { address: string; fields: [string, string][]; files: FormFile[] }

function forms(random: Random, { tokens, slot }: SiteFacts): Form[] {
  const mark = random.below(2 ** 30).toString(36)
  const person: [string, string][] = [
    ['name', `Ana ${mark}`],
    ['email', `ana.${mark}@mail.example`],
    ['phone', '+373 22 000 000'],
    ['consent', 'on'],
    ['took', '9000'],
    ['website', random.percent(10) ? 'x' : ''],
    ['altcha', random.percent(20) ? strangeText(random) : ''],
    ['sourcePage', '/services'],
    ['sourceReferrer', ''],
    ['utm_campaign', 'utm_source=x'],
  ]
  const application: [string, string][] = [
    ...person,
    ['links-0', 'https://ana.example'],
    ['coverLetter', `I would like to join (${mark}).`],
  ]
  const cv = [file(random, 'cv')]
  const keyed: Form[] = tokens.map(({ address, token: good }) => ({
    address: `${address}?token=${random.percent(80) ? good : token(random, tokens)}`,
    fields: [
      ['intent', random.percent(50) ? 'cancel' : 'move'],
      ['slot', slot],
    ],
    files: [],
  }))
  return [
    {
      address: '/hire-us',
      fields: [
        ...person,
        ['message', `We want to rebuild our booking system (${mark}).`],
        [
          'idempotencyKey',
          `019a9d3c-7d0e-7000-8000-${mark.padStart(12, '0').replace(/[^0-9a-f]/g, '0')}`,
        ],
        ['slot', random.percent(30) ? slot : ''],
        ['timeZone', 'Europe/Chisinau'],
        ['days', random.percent(5) ? 'all' : ''],
      ],
      files: random.percent(60) ? [file(random, 'attachments'), file(random, 'attachments')] : [],
    },
    { address: `/careers/${vacancy}`, fields: application, files: cv },
    { address: '/apply', fields: application, files: cv },
    {
      address: '/job-alerts',
      fields: [...person, ['department', 'engineering'], ['workplace', 'remote']],
      files: [],
    },
    random.pick(keyed),
  ]
}

/** The beginnings of what is taken, most of them whole enough to be looked into. */
function file(random: Random, name: string): FormFile {
  const [fileName, type, bytes] = random.pick<[string, string, Buffer]>([
    ['cv.pdf', 'application/pdf', Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%%EOF\n')],
    ['cv.docx', 'application/zip', Buffer.from('504b0304140000000000', 'hex')],
    ['a.png', 'image/png', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['a.jpg', 'image/jpeg', Buffer.from('ffd8ffe000104a46494600', 'hex')],
    ['a.webp', 'image/webp', Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1')],
    ['empty.pdf', 'application/pdf', Buffer.alloc(0)],
  ])
  return { name, fileName, type, bytes: random.percent(70) ? bytes : damaged(random, bytes) }
}

function withAddress(random: Random, headers: [string, string][]): [string, string][] {
  const hasAddress = headers.some(([name]) => name === 'X-Forwarded-For')
  return hasAddress ? headers : [...headers, ['X-Forwarded-For', anyAddress(random)]]
}
