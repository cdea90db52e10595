import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, GlobalSlug, PayloadRequest, SelectIncludeType, Where } from 'payload'
import { staysWholeWithout } from './protect-referenced.ts'
import { type Relation, relationsOf } from './relations.ts'

/** One place where a document is used. */
export type Use = {
  kind: 'collection' | 'global'
  slug: CollectionSlug | GlobalSlug
  /** A global has none. */
  id?: number
  /** What it is, in the language of the reader: “Project”. */
  label: string
  /** Which one: its title. Empty for a global, which is the only one of its kind. */
  title: string
  /** The field, with the groups around it: “Gallery › Image”. */
  field: string
  inTrash: boolean
  /** Whether that place stays whole without the document. */
  staysWhole: boolean
}

type Target = { collection: string; id: number | string }
type Data = Record<string, unknown>

/** Links stand in paragraphs, in lists, and in lists in lists. */
const linkDepths = [2, 3, 4, 5, 6]

/**
 * Where a document is used: what is published, and the newest draft, which may differ from it. The
 * database is asked for each relation by its index; documents that do not use it are never read.
 *
 * @param mayRead narrows the answer to what its reader may see.
 */
export async function findUses(
  req: PayloadRequest,
  target: Target,
  mayRead: (owner: Relation['owner']) => Promise<boolean | Where> = async () => true,
): Promise<Use[]> {
  const uses: Use[] = []
  for (const relation of relationsOf(req.payload.config)) {
    if (!relation.relationTo.includes(target.collection)) continue
    const access = await mayRead(relation.owner)
    if (!access) continue
    uses.push(
      ...('collection' in relation.owner
        ? await inCollection(req, relation, relation.owner.collection, target, access)
        : await inGlobal(req, relation, relation.owner.global, target, access)),
    )
  }
  return uses
}

async function inCollection(
  req: PayloadRequest,
  relation: Relation,
  slug: string,
  target: Target,
  access: true | Where,
): Promise<Use[]> {
  const collection = slug as CollectionSlug
  const { config } = req.payload.collections[collection]
  const read = { collection, pagination: false, limit: 0, req } as const
  const titleField = config.admin.useAsTitle ?? 'id'
  // Of a text, the link in it has to be looked at.
  const fields: SelectIncludeType | undefined =
    relation.kind === 'relation' ? { [titleField]: true, deletedAt: true } : undefined
  const found = new Map<number, Data>()
  const add = (id: number, doc: Data) => {
    if (found.has(id) || (relation.kind === 'rich text' && !holds(doc, relation, target))) return
    found.set(id, doc)
  }
  for (const locale of localesOf(req, relation)) {
    const where = and(isUsed(relation, target), access)
    const { docs } = await req.payload.db.find<Data & { id: number }>({
      ...read,
      ...{ where, locale, select: fields },
    })
    for (const doc of docs) add(doc.id, doc)
    // Drafts are for those who may read everything there.
    if (!config.versions?.drafts || access !== true) continue
    const versions = await req.payload.db.findVersions<Data>({
      ...read,
      where: and({ latest: { equals: true } }, isUsed(relation, target, 'version.')),
      locale,
      select: fields && { parent: true, version: fields },
    })
    for (const { parent, version } of versions.docs) add(parent as number, version)
  }
  return [...found].map(([id, doc]) => ({
    kind: 'collection',
    slug: collection,
    id,
    label: words(req, config.labels.singular),
    title: titleOf(req, doc[titleField]) ?? `${id}`,
    ...about(req, relation),
    inTrash: Boolean(doc.deletedAt),
  }))
}

/** A global is one document, so it is read and looked through. */
async function inGlobal(
  req: PayloadRequest,
  relation: Relation,
  slug: string,
  target: Target,
  access: true | Where,
): Promise<Use[]> {
  const config = req.payload.globals.config.find((global) => global.slug === slug)
  if (!config) return []
  for (const locale of localesOf(req, relation)) {
    const where = access === true ? {} : access
    const states: unknown[] = [
      await req.payload.db.findGlobal({ slug: config.slug, where, locale, req }),
    ]
    if (config.versions?.drafts && access === true) {
      const { docs } = await req.payload.db.findGlobalVersions<Data>({
        global: config.slug,
        where: { latest: { equals: true } },
        ...{ pagination: false, limit: 1, locale, req },
      })
      states.push(...docs.map(({ version }) => version))
    }
    if (!states.some((state) => holds(state, relation, target))) continue
    return [
      {
        kind: 'global',
        slug: config.slug,
        label: words(req, config.label),
        title: '',
        ...about(req, relation),
        inTrash: false,
      },
    ]
  }
  return []
}

function isUsed(relation: Relation, { collection, id }: Target, prefix = ''): Where {
  const path = `${prefix}${relation.path}`
  if (relation.kind === 'rich text') {
    return {
      or: linkDepths.map((depth) => ({
        [`${path}.root.${'children.'.repeat(depth)}fields.doc.value`]: { equals: id },
      })),
    }
  }
  if (!relation.polymorphic) return { [path]: { equals: id } }
  return and(
    { [`${path}.relationTo`]: { equals: collection } },
    { [`${path}.value`]: { equals: id } },
  )
}

/** The same, asked of a document in hand; a text is looked through for its links. */
function holds(doc: unknown, relation: Relation, target: Target): boolean {
  return valuesAt(doc, relation.path.split('.')).some((value) =>
    relation.kind === 'rich text' ? linksTo(value, target) : isTarget(value, relation, target),
  )
}

function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, path))
  const [first, ...rest] = path
  if (first === undefined) return value === null || value === undefined ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  return valuesAt((value as Record<string, unknown>)[first], rest)
}

function isTarget(value: unknown, { polymorphic }: Relation, { collection, id }: Target): boolean {
  const { relationTo, value: inner } = (value ?? {}) as { relationTo?: string; value?: unknown }
  const own = polymorphic ? inner : value
  const itsId = typeof own === 'object' && own !== null ? (own as { id?: unknown }).id : own
  return String(itsId) === String(id) && (!polymorphic || relationTo === collection)
}

function linksTo(node: unknown, target: Target): boolean {
  if (Array.isArray(node)) return node.some((item) => linksTo(item, target))
  if (typeof node !== 'object' || node === null) return false
  const { relationTo, value } = node as { relationTo?: unknown; value?: unknown }
  if (relationTo === target.collection && String(value) === String(target.id)) return true
  return Object.values(node).some((item) => linksTo(item, target))
}

/** What is the same in every language is asked once. */
function localesOf(req: PayloadRequest, { localized }: Relation): Array<string | undefined> {
  const { localization } = req.payload.config
  if (!localization) return [undefined]
  return localized ? localization.localeCodes : [req.locale ?? localization.defaultLocale]
}

/** Below the Local API, what is localized comes in every language. */
function titleOf(req: PayloadRequest, value: unknown): string | undefined {
  if (typeof value === 'string') return value
  const { localization } = req.payload.config
  if (typeof value !== 'object' || value === null || !localization) return undefined
  const texts = value as Record<string, string | undefined>
  return texts[req.locale ?? ''] || texts[localization.defaultLocale] || undefined
}

function about(req: PayloadRequest, relation: Relation): Pick<Use, 'field' | 'staysWhole'> {
  const labels = relation.labels.map((label) => words(req, label)).filter(Boolean)
  return { field: labels.join(' › '), staysWhole: staysWholeWithout(relation) }
}

function words(req: PayloadRequest, label: unknown): string {
  return label ? String(getTranslation(label as string, req.i18n)) : ''
}

function and(...parts: Array<Where | true>): Where {
  return { and: parts.filter((part) => part !== true) }
}
