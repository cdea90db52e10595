import type {
  CollectionSlug,
  GlobalSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { hasDrafts } from '../publishing/drafts.ts'
import { replaceReferences, type Values } from './references.ts'

/** Of visitors, staff and the running of the site; `payload-…` are Payload's own. */
const notContent = [
  ...['consultation-requests', 'applications', 'job-alerts', 'documents', 'emails', 'erasures'],
  ...['missed-addresses', 'users', 'sample-content'],
]

/** A document as it is exported; a global's key is its slug. */
export type ContentRecord = {
  key: string
  /** What is stored, in all languages, with keys for the ids of other documents. */
  document: Values
  /** The newest version, where it differs: a draft that is not published. */
  draft?: Values
}

export type StoredContent = {
  /** By the slug of their collection or global, sorted by key. */
  records: Map<string, ContentRecord[]>
  ids: Map<string, number>
}

export type ContentConfig = SanitizedCollectionConfig | SanitizedGlobalConfig

export const isCollection = (config: ContentConfig): config is SanitizedCollectionConfig =>
  'auth' in config

export const contentConfigs = ({ payload: { config } }: PayloadRequest): ContentConfig[] =>
  [...config.collections, ...config.globals].filter(
    ({ slug }) => !notContent.includes(slug) && !slug.startsWith('payload-'),
  )

/** Everything that is exported, from below Payload's operations: nothing is hidden. */
export async function readContent(req: PayloadRequest): Promise<StoredContent> {
  const keys = new Map<string, string>()
  const ids = new Map<string, number>()
  const states: { config: ContentConfig; found: State[] }[] = []
  for (const config of contentConfigs(req)) {
    const found = await (isCollection(config) ? inCollection : inGlobal)(req, config)
    states.push({ config, found })
    for (const { document } of isCollection(config) ? found : []) {
      const base = keyOf(document)
      let key = base
      for (let number = 2; ids.has(`${config.slug}/${key}`); number += 1) key = `${base} ${number}`
      keys.set(`${config.slug}/${document.id}`, key)
      ids.set(`${config.slug}/${key}`, Number(document.id))
    }
  }
  const keyBy = (slug: string, id: unknown) => keys.get(`${slug}/${id}`)
  const records = new Map<string, ContentRecord[]>()
  for (const { config, found } of states) {
    const { slug, flattenedFields } = config
    const toKeys = ({ id, globalType, ...data }: Values) =>
      replaceReferences(flattenedFields, data, keyBy)
    const ofSlug = found.map(({ document, version }): ContentRecord => {
      const record = { key: keyBy(slug, document.id) ?? slug, document: toKeys(document) }
      const draft = version && toKeys(version)
      const isSame = !draft || asText(contentOf(draft)) === asText(contentOf(record.document))
      return isSame ? record : { ...record, draft }
    })
    records.set(
      slug,
      ofSlug.sort((one, other) => (one.key < other.key ? -1 : 1)),
    )
  }
  return { records, ids }
}

type State = { document: Values; version?: Values }
const newest = { where: { latest: { equals: true } }, pagination: false, limit: 0 }

/** Sorted by id, so that keys that are numbered stay the same. */
async function inCollection(req: PayloadRequest, config: ContentConfig): Promise<State[]> {
  const { db } = req.payload
  const read = { collection: config.slug as CollectionSlug, req } as const
  const all = { pagination: false, limit: 0, sort: 'id' }
  const { docs } = await db.find<Values & { id: number }>({ ...read, ...all })
  const versions = hasDrafts(config) ? await db.findVersions<Values>({ ...read, ...newest }) : null
  const byParent = new Map(versions?.docs.map(({ parent, version }) => [parent, version]))
  return docs.map((document) => ({ document, version: byParent.get(document.id) }))
}

/** Nothing of a global that was never saved. */
async function inGlobal(req: PayloadRequest, config: ContentConfig): Promise<State[]> {
  const { db } = req.payload
  const slug = config.slug as GlobalSlug
  const document = await db.findGlobal<Values>({ slug, req })
  if (!document.updatedAt) return []
  const versions = hasDrafts(config)
    ? await db.findGlobalVersions<Values>({ global: slug, ...newest, req })
    : null
  return [{ document, version: versions?.docs[0]?.version }]
}

/** What identifies a document in every database; a key that is taken gets a number. */
const keyOf = ({ slug, filename, from, createdAt }: Values): string =>
  String(slug || filename || from || createdAt)

/** Without the times, which differ between a document and its version. */
const contentOf = ({ createdAt, updatedAt, ...content }: Values) => content

/** JSON with sorted names: the same text for the same content. */
export function asText(value: unknown): string {
  return JSON.stringify(value, (_, each) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  )
}
