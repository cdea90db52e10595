import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload'
import { raiseRevision } from '../publishing/revision.ts'
import { updateSearchIndex } from '../search/search-index.ts'
import { settings } from '../settings.ts'
import { lock } from '../storage/locks.ts'
import { inTransaction } from '../storage/transaction.ts'
import { checksum, mediaFolder, readManifest, readRecords, TransferError } from './folder.ts'
import { replaceReferences, type Values, withEmptied } from './references.ts'
import {
  asText,
  type ContentConfig,
  type ContentRecord,
  contentConfigs,
  isCollection,
  readContent,
  type StoredContent,
} from './stored-content.ts'

type Change = { config: ContentConfig; record: ContentRecord; before?: ContentRecord }

/**
 * Brings the content to what an export has, and leaves other documents alone. In one transaction:
 * documents refer to each other in circles, so a half of them would have broken references.
 *
 * @returns how many documents and files were changed.
 * @throws TransferError in plain words; nothing is changed then.
 */
export async function importContent(
  payload: Payload,
  folder: string,
  say: (line: string) => void,
): Promise<number> {
  const { files } = await readManifest(folder)
  return inTransaction(payload, async (req) => {
    await lock(req, 'content import')
    const stored = await readContent(req)
    const changes = await readChanges(req, folder, Object.keys(files), stored)
    // First without references, so that there is an id for each.
    for (const { config, record, before } of changes) {
      if (before || !isCollection(config)) continue
      const collection = config.slug as CollectionSlug
      const data = replaceReferences(config.flattenedFields, record.document, () => undefined)
      const { id } = await payload.db.create({ collection, data, req })
      stored.ids.set(`${collection}/${record.key}`, Number(id))
    }
    const changed = new Map<string, number>()
    for (const change of changes) {
      const { slug } = change.config
      await (isCollection(change.config) ? writeDocument : writeGlobal)(req, change, stored)
      changed.set(slug, (changed.get(slug) ?? 0) + 1)
    }
    for (const [slug, count] of changed) say(`${slug}: ${count} changed`)
    const copied = await copyFiles(folder, files)
    say(`Files: ${copied} changed`)
    if (copied > 0) changed.set('media', changed.get('media') ?? 0)
    if (changed.size > 0) await raiseRevision(req, [...changed.keys()])
    return changes.length + copied
  })
}

async function readChanges(
  req: PayloadRequest,
  folder: string,
  files: readonly string[],
  { records }: StoredContent,
): Promise<Change[]> {
  const configs = contentConfigs(req)
  const changes: Change[] = []
  for (const file of files) {
    if (file.startsWith(`${mediaFolder}/`)) continue
    const config = configs.find(({ slug }) => file === `${slug}.jsonl`)
    if (!config) throw new TransferError(`${file} holds what this version does not know.`)
    const stored = new Map(records.get(config.slug)?.map((record) => [record.key, record]))
    for (const record of await readRecords(folder, file)) {
      const before = stored.get(record.key)
      if (before && asText(before) === asText(record)) continue
      changes.push({ config, record, before })
    }
  }
  return changes
}

/** What becomes of a change: the data with the ids of this database, and its versions. */
function toWrite({ config, record, before }: Change, { ids }: StoredContent) {
  const idOf = (collection: string, key: unknown) => ids.get(`${collection}/${key}`)
  const toIds = (data: Values) => replaceReferences(config.flattenedFields, data, idOf)
  const { document, draft } = record
  const states = config.versions ? [document, ...(draft ? [draft] : [])] : []
  const versions = states.map((state, index) => {
    // The draft is newer than what is public.
    const time = new Date(Date.now() + index).toISOString()
    const written = { autosave: false, createdAt: time, updatedAt: time, returning: false } as const
    return { versionData: toIds(state) as never, ...written }
  })
  return { data: withEmptied(before?.document ?? {}, toIds(document)), versions }
}

async function writeDocument(
  req: PayloadRequest,
  change: Change,
  stored: StoredContent,
): Promise<void> {
  const { db } = req.payload
  const slug = change.config.slug as CollectionSlug
  const id = stored.ids.get(`${slug}/${change.record.key}`) ?? 0
  const { data, versions } = toWrite(change, stored)
  await db.updateOne({ collection: slug, id, data, req, returning: false })
  for (const version of versions) {
    await db.createVersion({ collectionSlug: slug, parent: id, ...version, req })
  }
  await updateSearchIndex(req, slug, id)
}

async function writeGlobal(
  req: PayloadRequest,
  change: Change,
  stored: StoredContent,
): Promise<void> {
  const { db } = req.payload
  const slug = change.config.slug as GlobalSlug
  const { data, versions } = toWrite(change, stored)
  await db.updateGlobal({ slug, data, req })
  for (const version of versions)
    await db.createGlobalVersion({ globalSlug: slug, ...version, req })
}

/** Copies the files that differ; each appears whole, under its name. Returns how many. */
async function copyFiles(folder: string, files: Record<string, string>): Promise<number> {
  const target = path.join(settings.DATA_DIR, 'media')
  await mkdir(target, { recursive: true })
  let copied = 0
  for (const [file, sum] of Object.entries(files)) {
    if (!file.startsWith(`${mediaFolder}/`)) continue
    const place = path.join(target, path.basename(file))
    if ((await checksum(place).catch(() => undefined)) === sum) continue
    const part = `${place}.${randomUUID()}.part`
    await copyFile(path.join(folder, file), part)
    await rename(part, place)
    copied += 1
  }
  return copied
}
