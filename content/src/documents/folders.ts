import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { settings } from '../settings.ts'

/** Where documents are stored; private, and never served but through Payload's access rules. */
export const documentsFolder = path.join(settings.DATA_DIR, 'documents')

/**
 * Where a file lies while it arrives and is judged: inside the folder of documents, so that it is
 * on the same disk and a rename puts it in place.
 */
export const incomingFolder = path.join(documentsFolder, '.incoming')

/** Makes both folders, readable to nobody else; does nothing where they are. */
export async function makeFolders(): Promise<void> {
  await mkdir(incomingFolder, { recursive: true, mode: 0o700 })
}
