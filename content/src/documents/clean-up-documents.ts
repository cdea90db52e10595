import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { documentsFolder, incomingFolder, isAbandoned } from './store-document.ts'

/**
 * Removes files that were never stored (at once if the receiving process is gone) and stored files
 * without a row, as after a rollback. `olderThan` (milliseconds) must exceed the duration of any
 * request, because its files have no row yet.
 */
export async function cleanUpDocuments(payload: Payload, { olderThan }: { olderThan: number }) {
  const before = Date.now() - olderThan
  const incoming = await filesWhere(
    incomingFolder,
    (name, writtenAt) => writtenAt < before || isAbandoned(name, writtenAt),
  )
  const stored = await filesWhere(documentsFolder, (_, writtenAt) => writtenAt < before)
  const ownerless = [...incoming, ...(await withoutRow(payload, stored))]
  await Promise.all(ownerless.map((file) => rm(file, { force: true })))
  return ownerless.length
}

/** Files in a folder that match a condition; none if the folder does not exist. */
export async function filesWhere(
  folder: string,
  isWanted: (name: string, writtenAt: number) => boolean,
): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const files = entries.filter((entry) => entry.isFile())
  const wanted = await Promise.all(
    files.map(async ({ name }) => {
      const file = path.join(folder, name)
      const facts = await stat(file).catch(() => undefined)
      return facts && isWanted(name, facts.mtimeMs) ? [file] : []
    }),
  )
  return wanted.flat()
}

async function withoutRow(payload: Payload, files: string[]): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'documents',
    select: { filename: true },
    depth: 0,
    pagination: false,
  })
  const owned = new Set(docs.map(({ filename }) => filename))
  return files.filter((file) => !owned.has(path.basename(file)))
}
