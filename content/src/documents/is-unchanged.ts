import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Document } from '../payload-types.ts'

/** What the log says of a file that is not what arrived. */
export const changedOnDisk = 'a stored document was changed on the disk and is not sent'

type Facts = Pick<Document, 'sha256' | 'filesize'>

/**
 * Whether a file is what arrived, by its size and its fingerprint; it has to be asked before the
 * first byte is sent. A document without a fingerprint is taken as it is.
 *
 * @throws when the file cannot be read.
 */
export async function isUnchanged(file: string, { sha256, filesize }: Facts): Promise<boolean> {
  if (!sha256) return true
  if (typeof filesize === 'number' && (await stat(file)).size !== filesize) return false
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex') === sha256
}
