import { type FileHandle, open } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { APIError, type PayloadRequest } from 'payload'
import { translate, type Wording } from '../../i18n/translate.ts'
import type { Document } from '../../payload-types.ts'
import { documentsFolder } from '../folders.ts'
import { changedOnDisk, isUnchanged } from '../store-document.ts'

/**
 * Finds the document of `/:id/…` with the caller's access and opens its file.
 *
 * @throws APIError 401, 403 or 404, also when the file is missing; 409 when it was changed on disk.
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

/**
 * For Payload's own file route, after its access check.
 *
 * @throws APIError 409 when a file does not match its recorded size or hash.
 */
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

/** @throws APIError 409 when a file does not match its recorded size or hash. */
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

/** Streams the whole file and closes it at the end. */
export function streamOf(file: FileHandle): ReadableStream<Uint8Array> {
  return Readable.toWeb(file.createReadStream()) as ReadableStream<Uint8Array>
}
