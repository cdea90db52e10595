import { type FileHandle, open } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { APIError, type PayloadRequest } from 'payload'
import { translate, type Wording } from '../../i18n/translate.ts'
import type { Document } from '../../payload-types.ts'
import { documentsFolder } from '../folders.ts'
import { changedOnDisk, isUnchanged } from '../store-document.ts'

/**
 * Finds the document of `/:id/…` as whoever asks may read it, with its file opened.
 *
 * @throws APIError 401, 403 or 404, also when the file is gone; 409 when it is not what arrived.
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
  const place = path.join(documentsFolder, path.basename(document.filename ?? ''))
  try {
    await refuseChanged(req, place, document)
    return { document, file: await open(place, 'r') }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new APIError(say('The file is no longer there.'), 404, null, true)
  }
}

/** For Payload's own way to a file, which it has allowed already: only what arrived is sent. */
export async function refuseChangedFile(
  req: PayloadRequest,
  { params }: { params: { filename: string } },
): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'documents',
    where: { filename: { equals: params.filename } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const place = path.join(documentsFolder, path.basename(params.filename))
  if (docs[0]) await refuseChanged(req, place, docs[0])
}

/** @throws APIError 409 when a file is not what arrived */
async function refuseChanged(
  req: PayloadRequest,
  place: string,
  document: Document,
): Promise<void> {
  if (await isUnchanged(place, document)) return
  req.payload.logger.error({ document: document.id }, changedOnDisk)
  throw new APIError(
    translate(
      'This file was changed or damaged after it arrived, so it is not opened. Ask an administrator to restore it from a backup.',
      req.i18n.language,
    ),
    409,
    null,
    true,
  )
}

/** The whole file, as it is read; it is closed when that ends. */
export function streamOf(file: FileHandle): ReadableStream<Uint8Array> {
  return Readable.toWeb(file.createReadStream()) as ReadableStream<Uint8Array>
}
