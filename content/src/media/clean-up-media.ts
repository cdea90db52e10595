import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { filesWhere } from '../documents/clean-up-documents.ts'
import { settings } from '../settings.ts'

export const mediaFolder = path.join(settings.DATA_DIR, 'media')

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
    overrideAccess: true,
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
