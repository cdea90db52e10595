import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { CollectionAfterChangeHook, Payload } from 'payload'
import sharp from 'sharp'
import { filesWhere } from '../documents/clean-up-documents.ts'
import { adminQueue, enqueue, makeSizesQueue } from '../jobs/queue.ts'
import type { Media } from '../payload-types.ts'
import { raiseRevision } from '../publishing/revision.ts'
import { settings } from '../settings.ts'
import { inTransaction, query } from '../storage/transaction.ts'
import { mediaSizes } from './image-sizes.ts'

export const mediaFolder = path.join(settings.DATA_DIR, 'media')

export type MakeSizesJob = { id: number }

/** Enqueues the job in the transaction that stores the picture. */
export const queueSizes: CollectionAfterChangeHook<Media> = async ({ doc, req }) => {
  if (req.file && doc.sizesPending) {
    await enqueue(req, await adminQueue(), makeSizesQueue, [{ data: { id: doc.id } }])
  }
  return doc
}

/**
 * Makes the AVIF sizes of a picture, which take too long for the request that uploads it, and shows
 * them to visitors. Nothing is locked meanwhile: a file that staff replace has a job of its own.
 */
export async function makeSizes(payload: Payload, { id }: MakeSizesJob): Promise<void> {
  const picture = await payload.findByID({
    collection: 'media',
    id,
    select: { filename: true, filesize: true, width: true, sizesPending: true },
    ...{ depth: 0, trash: true, disableErrors: true, overrideAccess: true },
  })
  if (!picture?.sizesPending || !picture.filename) return
  const sizes = await encode(picture.filename, picture.width ?? 0)
  await inTransaction(payload, async (req) => {
    const [unchanged] = await query(
      req,
      sql`select id from media where id = ${id} and filename = ${picture.filename}
        and filesize = ${picture.filesize} for update`,
    )
    if (!unchanged) return
    const data = { sizes, sizesPending: false }
    await payload.db.updateOne({ collection: 'media', id, data, returning: false, req })
    await raiseRevision(req, ['media'])
  })
}

/** Writes the files of the sizes and describes them as Payload does. */
async function encode(filename: string, width: number): Promise<Media['sizes']> {
  const original = sharp(path.join(mediaFolder, filename))
  const { pages = 1 } = await original.metadata()
  const sizes: Record<string, object> = {}
  for (const size of mediaSizes) {
    // Sharp writes no animated AVIF: the WebP sizes keep the animation.
    if (size.format !== 'avif' || size.width > width || pages > 1) continue
    const { data, info } = await original
      .clone()
      .rotate()
      .resize({ width: size.width })
      .avif({ quality: size.quality })
      .toBuffer({ resolveWithObject: true })
    const name = `${path.parse(filename).name}-${info.width}x${info.height}.avif`
    await writeFile(path.join(mediaFolder, name), data)
    sizes[size.name] = {
      ...{ filename: name, filesize: info.size, mimeType: 'image/avif' },
      ...{ width: info.width, height: info.height },
    }
  }
  return sizes as Media['sizes']
}

/**
 * Removes the files of failed uploads, which everyone could read: Payload writes them before the
 * row. `olderThan` (milliseconds) must exceed the duration of any upload.
 */
export async function cleanUpMedia(payload: Payload, { olderThan }: { olderThan: number }) {
  const before = Date.now() - olderThan
  const old = await filesWhere(mediaFolder, (_, writtenAt) => writtenAt < before)
  if (old.length === 0) return 0
  const { docs } = await payload.find({
    collection: 'media',
    select: { filename: true, sizes: true },
    trash: true,
    depth: 0,
    pagination: false,
  })
  const names = docs.flatMap(({ filename, sizes }) => [
    filename,
    ...Object.values(sizes ?? {}).map((size) => size?.filename),
  ])
  const owned = new Set(names.map((name) => comparable(name ?? '')))
  const ownerless = old.filter((file) => !owned.has(comparable(path.basename(file))))
  await Promise.all(ownerless.map((file) => rm(file, { force: true })))
  return ownerless.length
}

/** File systems may change the case and the Unicode form of a name. */
const comparable = (name: string) => name.normalize().toLowerCase()
