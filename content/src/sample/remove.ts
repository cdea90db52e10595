import { constants } from 'node:fs'
import { copyFile, mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { collectionsWithPages } from '../paths.ts'
import { ignoreUses } from '../publishing/references/protect-referenced.ts'
import { raiseRevision } from '../publishing/revision.ts'
import { updateSearchIndex } from '../search/search-index.ts'
import { settings } from '../settings.ts'
import { lock } from '../storage/locks.ts'
import { inOneSnapshot, inTransaction, query } from '../storage/transaction.ts'
import { clearSampleGlobals } from './clear-globals.ts'
import {
  removedGlobals,
  restoreRemovedRows,
  storeChangedGlobals,
  storeRemovedRows,
} from './removed-rows.ts'
import { writeGlobal } from './stored-global.ts'

/** For so long a removal can be undone. */
export const undoDays = 7

const mediaFolder = path.join(settings.DATA_DIR, 'media')
const removedFolder = path.join(settings.DATA_DIR, 'removed-sample')

type SampleDocument = { collection: CollectionSlug; id: number }

/** What came with the sample company, as long as it is there, and when it was removed. */
export async function sampleState(payload: Payload, req?: PayloadRequest) {
  const { loadedAt, removedAt, documents } = await payload.findGlobal({
    ...{ slug: 'sample-content', overrideAccess: true, req },
  })
  const undoUntil = removedAt ? Date.parse(removedAt) + undoDays * 86_400_000 : 0
  return {
    isLoaded: Boolean(loadedAt && !removedAt),
    wasLoaded: Boolean(loadedAt),
    undoUntil: undoUntil > Date.now() ? new Date(undoUntil) : undefined,
    documents: (documents ?? []) as SampleDocument[],
  }
}

/**
 * Removes what came with the sample company, and nothing that staff made: its documents, and its
 * words and addresses in the globals. Where the documents were removed before, the globals are
 * cleared all the same. For `undoDays`, `restoreSampleContent` brings all of it back.
 *
 * @param then runs in the same transaction.
 * @returns how many documents were removed.
 */
export async function removeSampleContent(
  payload: Payload,
  then?: (req: PayloadRequest) => Promise<void>,
): Promise<number> {
  // On one snapshot: what others change meanwhile is no part of the removal.
  const { count, files } = await inOneSnapshot(payload, async (req) => {
    await lock(req, 'sample')
    const { documents, wasLoaded } = await sampleState(payload, req)
    const files = await mediaFiles(req, documents)
    const remove = async () => {
      await removeDocuments(req, documents)
      if (wasLoaded) await clearGlobals(req)
      await then?.(req)
    }
    if (documents.length > 0) {
      await copyFiles(files, mediaFolder, removedFolder)
      await storeChangedGlobals(req, () => storeRemovedRows(req, remove))
    } else await remove()
    return { count: documents.length, files }
  })
  // Only now: a transaction that fails leaves them. What stays here has no owner and is cleaned up.
  for (const name of files) await rm(path.join(mediaFolder, name), { force: true })
  return count
}

async function clearGlobals(req: PayloadRequest): Promise<void> {
  const { payload } = req
  const cleared = await clearSampleGlobals(req)
  const { removedAt } = await payload.findGlobal({ slug: 'sample-content', req })
  const data = { removedAt: removedAt ?? new Date().toISOString(), documents: [] }
  await payload.updateGlobal({ slug: 'sample-content', req, data })
  await raiseRevision(req, ['media', ...cleared])
}

async function removeDocuments(req: PayloadRequest, documents: SampleDocument[]): Promise<void> {
  const { payload } = req
  ignoreUses(req)
  const idsOf = (name: string) =>
    documents.filter(({ collection }) => collection === name).map(({ id }) => id)
  for (const collection of collectionsWithPages()) {
    await payload.delete({
      collection: 'redirects',
      where: {
        'to.reference.relationTo': { equals: collection },
        'to.reference.value': { in: idsOf(collection) },
      },
      req,
    })
  }
  // Newest first: what refers to others goes before what it refers to.
  for (const { collection, id } of documents.toReversed()) {
    const where = { id: { equals: id } }
    // Payload's operation would delete the files at once.
    if (collection === 'media') await payload.db.deleteMany({ collection, where, req })
    else await payload.delete({ collection, where, req, trash: true })
  }
}

/**
 * Undoes a removal: documents, files and globals are as they were. What staff have made since stays;
 * what they wrote in globals is in their versions.
 *
 * @returns whether there was something to restore.
 */
export async function restoreSampleContent(payload: Payload): Promise<boolean> {
  const isRestored = await inTransaction(payload, async (req) => {
    await lock(req, 'sample')
    const globals = await removedGlobals(req)
    if (globals.length === 0) return false
    await restoreRemovedRows(req)
    for (const global of globals) {
      if (Object.keys(global.live).length > 0) await writeGlobal(req, global)
    }
    const { documents } = await sampleState(payload, req)
    for (const { collection, id } of documents) await updateSearchIndex(req, collection, id)
    await copyFiles(await mediaFiles(req, documents), removedFolder, mediaFolder)
    const collections = documents.map(({ collection }) => collection)
    await raiseRevision(req, [...new Set(collections), ...globals.map(({ slug }) => slug)])
    await query(req, sql`delete from removed_sample`)
    return true
  })
  if (isRestored) await rm(removedFolder, { recursive: true, force: true })
  return isRestored
}

/** Deletes for good what was removed more than `undoDays` ago. */
export async function forgetRemovedSample(payload: Payload): Promise<void> {
  const { isLoaded, undoUntil } = await sampleState(payload)
  if (isLoaded || undoUntil) return
  await query({ payload }, sql`delete from removed_sample`)
  await rm(removedFolder, { recursive: true, force: true })
}

/** The names of the files of pictures, with all their sizes. */
async function mediaFiles(req: PayloadRequest, documents: SampleDocument[]): Promise<string[]> {
  const ids = documents.filter(({ collection }) => collection === 'media').map(({ id }) => id)
  const { docs } = await req.payload.find({
    ...{ collection: 'media', where: { id: { in: ids } }, select: { filename: true, sizes: true } },
    ...{ depth: 0, pagination: false, trash: true, req },
  })
  return docs.flatMap(({ filename, sizes }) =>
    [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].filter(
      (name) => typeof name === 'string',
    ),
  )
}

async function copyFiles(names: string[], from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const name of names) {
    await copyFile(path.join(from, name), path.join(to, name), constants.COPYFILE_FICLONE).catch(
      ignoreMissing,
    )
  }
}

/** A picture without its file, as after a loss of files, can be removed all the same. */
function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
