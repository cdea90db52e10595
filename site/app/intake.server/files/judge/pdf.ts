import type { FileHandle } from 'node:fs/promises'
import { refusePdfScripts } from './pdf-scripts.ts'
import { readTail } from './read-tail.ts'
import { refuseIf } from './verdict.ts'

/**
 * A PDF has its end mark in its last 1,024 bytes (ISO 32000-1, annex H, note 18). One without was
 * cut off, or something was put after it. It runs nothing.
 */
export async function judgePdf(file: FileHandle): Promise<void> {
  const tail = await readTail(file, 1024)
  refuseIf(!tail.includes('%%EOF'), 'damaged')
  await refusePdfScripts(file)
}
