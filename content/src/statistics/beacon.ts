import { isbot } from 'isbot'
import { z } from 'zod'
import { splitLanguage } from '../i18n/languages.ts'
import { allPages, notFoundPath } from '../paths.ts'
import { slugPattern } from '../publishing/redirects/old-slugs.ts'
import type { Counted } from './counters.ts'
import { bucketOf, maxVital, type Vital, vitals } from './vitals.ts'

/** What the funnel of a form consists of. */
export const forms = ['consultation', 'application'] as const
export const formSteps = ['seen', 'started', 'submitted'] as const
const stepNames = forms.flatMap((form) => formSteps.map((step) => `${form} ${step}` as const))

/** The name of a visit without a referrer. */
export const directVisit = '-'

/** What a browser reports when a page is hidden (site/app/browser/statistics.inline.ts). */
const schema = z.object({
  /** The paths of the pages seen, in order. */
  views: z.array(z.string().startsWith('/')).max(20).default([]),
  /** How the visit began; only with its first page. */
  entry: z
    .object({ referrer: z.string(), language: z.string(), campaign: z.array(z.string()).length(3) })
    .optional(),
  steps: z.array(z.enum(stepNames)).max(20).default([]),
  vitals: z.partialRecord(z.enum(vitals), z.number().min(0)).default({}),
})

/** What a beacon counts; `undefined` if no browser sends such a text. */
export function readBeacon(text: string): Counted[] | undefined {
  const { success, data } = schema.safeParse(parse(text))
  if (!success) return undefined
  const { views, entry, steps, vitals } = data
  return [
    ...views.map(viewOf),
    ...(entry ? entryOf(entry) : []),
    ...Array.from(new Set(steps), (name) => ({ kind: 'form', name }) as const),
    ...Object.entries(vitals)
      .filter(([, value]) => value <= maxVital)
      .map(([kind, value]) => ({ kind: kind as Vital, name: String(bucketOf(value)) })),
  ]
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether a request comes from a person who has not objected (DNT, GPC). */
export function mayBeCounted(headers: Headers): boolean {
  const agent = headers.get('User-Agent')
  const objects = headers.get('DNT') === '1' || headers.get('Sec-GPC') === '1'
  return !objects && agent !== null && !isbot(agent)
}

const fixedPages = allPages().flatMap(({ path }) => (path.endsWith('/:id') ? [] : [path]))
const folders = allPages().flatMap(({ path }) => (path.endsWith('/:id') ? [path.slice(0, -4)] : []))

/** The collection's folder and the slug of a document's path; `undefined` for any other path. */
export function documentOf(path: string): { folder: string; slug: string } | undefined {
  const last = path.lastIndexOf('/')
  const [folder, slug] = [path.slice(0, last), path.slice(last + 1)]
  if (fixedPages.includes(path) || !folders.includes(folder)) return undefined
  return slugPattern.test(slug) ? { folder, slug } : undefined
}

function viewOf(path: string): Counted {
  const { language, page } = splitLanguage(path)
  const isKnown = fixedPages.includes(page) || documentOf(page)
  return { kind: 'page', name: isKnown ? page : notFoundPath, language }
}

type Entry = NonNullable<z.infer<typeof schema>['entry']>

function entryOf({ referrer, language, campaign }: Entry): Counted[] {
  const [code = ''] = /^[a-z]{2,3}(?![a-z])/i.exec(language) ?? []
  const parts = campaign.map((part) => plain(part).slice(0, 60) || '–')
  const isCampaign = parts.some((part) => part !== '–')
  return [
    { kind: 'referrer', name: hostOf(referrer) },
    { kind: 'visitor-language', name: code.toLowerCase() },
    ...(isCampaign ? [{ kind: 'campaign', name: parts.join(' / ') } as const] : []),
  ]
}

/** A host without `www.`; the name of others for what is not one, such as an address. */
function hostOf(referrer: string): string {
  if (!referrer) return directVisit
  const host = referrer.toLowerCase().replace(/^www\.|:\d+$/g, '')
  return host.length <= 100 && /^(?:[a-z\d-]+\.)+[a-z][a-z\d-]+$/.test(host) ? host : ''
}

/** Lower case, without control characters and repeated spaces. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()

/** A term that is searched for; empty for what may be personal, such as an address or a number. */
export function termOf(text: string): string {
  const term = plain(text)
  return term.length > 60 || /@|(?:\d[\s-]?){6}/.test(term) ? '' : term
}
