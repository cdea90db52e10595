import { type FileHandle, open } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { APIError, type PayloadRequest } from 'payload'
import { translate, type Wording } from '../../languages/translate.ts'
import type { Document } from '../../payload-types.ts'
import { documentsFolder } from '../folders.ts'

/**
 * Finds the document of `/:id/…` as whoever asks may read it, with its file opened.
 *
 * @throws APIError 401, 403 or 404; the last when the file is gone as well.
 */
export async function openDocument(
  req: PayloadRequest,
): Promise<{ document: Document; file: FileHandle }> {
  const say = (text: Wording) => translate(text, req.i18n.language)
  if (!req.user) throw new APIError(say('Sign in again.'), 401, null, true)
  const document = await req.payload.findByID({
    collection: 'documents',
    id: Number(req.routeParams?.id),
    depth: 0,
    overrideAccess: false,
    req,
  })
  const name = path.basename(document.filename ?? '')
  try {
    return { document, file: await open(path.join(documentsFolder, name), 'r') }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new APIError(say('The file is no longer there.'), 404, null, true)
  }
}

/** The whole file, as it is read; it is closed when that ends. */
export function streamOf(file: FileHandle): ReadableStream<Uint8Array> {
  return Readable.toWeb(file.createReadStream()) as ReadableStream<Uint8Array>
}
