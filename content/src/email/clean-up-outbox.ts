import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { settings } from '../settings.ts'
import { halfWritten, outboxFolder } from './transport.ts'

/**
 * Removes what a process that died was writing into the outbox; the mail itself is sent again.
 *
 * @param olderThan age in milliseconds; must be longer than writing a mail takes.
 * @returns how many files were removed.
 */
export async function sweepOutbox({ olderThan }: { olderThan: number }): Promise<number> {
  const folder = outboxFolder(settings)
  const names = await readdir(folder).catch(() => [])
  let removed = 0
  for (const name of names.filter((each) => each.endsWith(halfWritten))) {
    const file = path.join(folder, name)
    const facts = await stat(file).catch(() => undefined)
    if (!facts || facts.mtimeMs > Date.now() - olderThan) continue
    await rm(file, { force: true })
    removed++
  }
  return removed
}
