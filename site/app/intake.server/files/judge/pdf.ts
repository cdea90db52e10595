import type { FileHandle } from 'node:fs/promises'
import { refusePdfScripts } from './pdf-scripts.ts'
import { readTail } from './read-tail.ts'
import { refuseIf } from './verdict.ts'

/**
 * Validates a PDF: the end mark must be in the last 1,024 bytes (ISO 32000-1, annex H, note 18),
 * otherwise the file was truncated or has data appended. Rejects scripts.
 */
export async function judgePdf(file: FileHandle): Promise<void> {
  const tail = await readTail(file, 1024)
  refuseIf(!tail.includes('%%EOF'), 'damaged')
  await refusePdfScripts(file)
}
