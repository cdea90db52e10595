import { createHash } from 'node:crypto'

/**
 * A hash of everything that was submitted, to recognise a repeated submission. Letter case of the
 * email address does not count.
 *
 * @param content JSON-serialisable, with its keys always in the same order; files by their hashes.
 */
export function contentHash(content: { email: string; [name: string]: unknown }): string {
  const normalized = { ...content, email: content.email.toLowerCase() }
  return createHash('sha256').update(JSON.stringify(normalized)).digest('hex')
}
