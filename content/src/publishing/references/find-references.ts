import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, GlobalSlug, PayloadRequest, SelectIncludeType, Where } from 'payload'
import { readLabel } from '../../i18n/translator.ts'
import { hasDrafts, isPublic, type PublicState, publicFields } from '../drafts.ts'
import { isOptional } from './protect-referenced.ts'
import { type Relation, relationsOf } from './relations.ts'

export type Use = Relation['owner'] & {
  /** Missing for a global. */
  id?: number
  /** Its type in the reader's language, such as “Project”. */
  label: string
  /** Its title; empty for a global. */
  title: string
  /** The field with its groups, such as “Gallery › Image”. */
  field: string
  inTrash: boolean
  /** Whether visitors see it; false when only a draft or the trash has the reference. */
  published: boolean
  /** Whether the referencing document stays complete without the target. */
  optional: boolean
}

type Target = { collection: string; id: number | string }
type Data = Record<string, unknown>
type Search = { req: PayloadRequest; relation: Relation; target: Target; access: true | Where }

/** Depths of links in rich text: in paragraphs, lists and nested lists. */
const linkDepths = [2, 3, 4, 5, 6]

/** Where rich text refers to a document: in links, or as an image or a video between paragraphs. */
const placesOf = (collection: string) =>
  collection === 'media'
    ? ['children.value', 'children.fields.poster.value']
    : linkDepths.map((depth) => `${'children.'.repeat(depth)}fields.doc.value`)

/**
 * Finds the references to a document in published content and the newest drafts, each relation
 * through its index. `mayRead` limits the result to what the caller may see.
 */
export async function findReferences(
  req: PayloadRequest,
  target: Target,
  mayRead: (owner: Relation['owner']) => Promise<boolean | Where> = async () => true,
): Promise<Use[]> {
  const references: Use[] = []
  for (const relation of relationsOf(req.payload.config)) {
    if (!relation.relationTo.includes(target.collection)) continue
    const access = await mayRead(relation.owner)
    if (!access) continue
    const find = relation.owner.kind === 'collection' ? inCollection : inGlobal
    const labels = relation.labels.map((label) => words(req, label)).filter(Boolean)
    const about = { field: labels.join(' › '), optional: isOptional(relation) }
    const found = await find({ req, relation, target, access })
    references.push(...found.map((use) => ({ ...relation.owner, ...use, ...about })))
  }
  return references
}

type Found = Omit<Use, keyof Relation['owner'] | 'field' | 'optional'>

async function inCollection({ req, relation, target, access }: Search): Promise<Found[]> {
  const collection = relation.owner.slug as CollectionSlug
  const { config } = req.payload.collections[collection]
  const drafts = hasDrafts(config)
  const read = { collection, pagination: false, limit: 0, req } as const
  const titleField = config.admin.useAsTitle ?? 'id'
  // Rich text and blocks are read in full, to look for the reference in them.
  const isRead = relation.kind === 'rich text' || relation.inBlock
  const fields: SelectIncludeType | undefined = isRead
    ? undefined
    : { [titleField]: true, ...publicFields(config) }
  const found = new Map<number, { doc: Data; published: boolean }>()
  const add = (id: number, doc: Data, published: boolean) => {
    if (isRead && !holds(doc, relation, target)) return
    const known = found.get(id)
    found.set(id, { doc: known?.doc ?? doc, published: published || known?.published === true })
  }
  for (const locale of localesOf(req, relation)) {
    const where = and(isUsed(relation, target), access)
    const { docs } = await req.payload.db.find<Data & NonNullable<PublicState> & { id: number }>({
      ...read,
      ...{ where, locale, select: fields },
    })
    for (const doc of docs) add(doc.id, doc, !drafts || isPublic(doc))
    // Drafts are only for callers with unrestricted read access.
    if (!drafts || access !== true) continue
    const versions = await req.payload.db.findVersions<Data>({
      ...read,
      where: and({ latest: { equals: true } }, isUsed(relation, target, 'version.')),
      locale,
      select: fields && { parent: true, version: fields },
    })
    for (const { parent, version } of versions.docs) add(parent as number, version, false)
  }
  return [...found].map(([id, { doc, published }]) => ({
    id,
    label: words(req, config.labels.singular),
    // Below the Local API, localized values come in all languages.
    title: readLabel(doc[titleField], req.locale ?? '') || `${id}`,
    inTrash: Boolean(doc.deletedAt),
    published,
  }))
}

/** A global is a single document, so it is read and searched. */
async function inGlobal({ req, relation, target, access }: Search): Promise<Found[]> {
  const { db, globals } = req.payload
  const slug = relation.owner.slug as GlobalSlug
  const config = globals.config.find((global) => global.slug === slug)
  if (!config) return []
  for (const locale of localesOf(req, relation)) {
    const where = access === true ? {} : access
    const current = await db.findGlobal<Data>({ slug, where, locale, req })
    const states = [current]
    if (hasDrafts(config) && access === true) {
      const { docs } = await db.findGlobalVersions<Data>({
        global: slug,
        where: { latest: { equals: true } },
        ...{ pagination: false, limit: 1, locale, req },
      })
      states.push(...docs.map(({ version }) => version))
    }
    if (!states.some((state) => holds(state, relation, target))) continue
    const published = holds(current, relation, target) && (!hasDrafts(config) || isPublic(current))
    return [{ label: words(req, config.label), title: '', inTrash: false, published }]
  }
  return []
}

function isUsed(relation: Relation, { collection, id }: Target, prefix = ''): Where {
  if (relation.inBlock) return {}
  const path = `${prefix}${relation.path}`
  if (relation.kind === 'rich text') {
    return {
      or: placesOf(collection).map((place) => ({ [`${path}.root.${place}`]: { equals: id } })),
    }
  }
  if (!relation.polymorphic) return { [path]: { equals: id } }
  return and(
    { [`${path}.relationTo`]: { equals: collection } },
    { [`${path}.value`]: { equals: id } },
  )
}

/** Whether a document read without population references the target. */
function holds(doc: unknown, { kind, path, polymorphic }: Relation, target: Target): boolean {
  return valuesAt(doc, path.split('.')).some((value) =>
    kind === 'rich text' || polymorphic
      ? linksTo(value, target)
      : String(value) === String(target.id),
  )
}

function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, path))
  const [first, ...rest] = path
  if (first === undefined) return [value]
  return typeof value === 'object' && value ? valuesAt((value as Data)[first], rest) : []
}

/** Whether a reference to the target is in a value, at any depth. */
function linksTo(node: unknown, target: Target): boolean {
  if (typeof node !== 'object' || node === null) return false
  const { relationTo, value } = node as Data
  if (relationTo === target.collection && String(value) === String(target.id)) return true
  return Object.values(node).some((item) => linksTo(item, target))
}

/** Fields that are not localized are queried once. */
function localesOf(req: PayloadRequest, { localized }: Relation): Array<string | undefined> {
  const { localization } = req.payload.config
  if (localized && localization) return localization.localeCodes
  return [req.locale ?? (localization ? localization.defaultLocale : undefined)]
}

function words(req: PayloadRequest, label: unknown): string {
  return label ? String(getTranslation(label as string, req.i18n)) : ''
}

function and(...parts: Array<Where | true>): Where {
  return { and: parts.filter((part) => part !== true) }
}
