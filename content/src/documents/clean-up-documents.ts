import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { documentsFolder, incomingFolder, isAbandoned } from './folders.ts'

/** Files looked up at a time. */
const batch = 500

/**
 * Removes the files that nobody owns: those that arrived and were never kept (at once when the
 * process that received them is gone, as after a restart), and those in their
 * place without a row, because the transaction was rolled back or the process died before the
 * commit.
 *
 * @param olderThan age in milliseconds; must be longer than any request takes, whose files are not
 *   owned yet.
 * @returns how many files were removed.
 */
export async function sweepDocuments(
  payload: Payload,
  { olderThan }: { olderThan: number },
): Promise<number> {
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

/** The files of a folder that meet a condition; none where there is no folder. */
async function filesWhere(
  folder: string,
  isWanted: (name: string, writtenAt: number) => boolean,
): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(noneIfMissing)
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  const wanted = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name)
      const facts = await stat(file).catch(() => undefined)
      return facts && isWanted(name, facts.mtimeMs) ? [file] : []
    }),
  )
  return wanted.flat()
}

function noneIfMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return []
  throw error
}

async function withoutRow(payload: Payload, files: string[]): Promise<string[]> {
  const ownerless: string[] = []
  for (let start = 0; start < files.length; start += batch) {
    const looked = files.slice(start, start + batch)
    const { docs } = await payload.find({
      collection: 'documents',
      where: { filename: { in: looked.map((file) => path.basename(file)) } },
      select: { filename: true },
      depth: 0,
      pagination: false,
      overrideAccess: true,
    })
    const owned = new Set(docs.map(({ filename }) => filename))
    ownerless.push(...looked.filter((file) => !owned.has(path.basename(file))))
  }
  return ownerless
}
