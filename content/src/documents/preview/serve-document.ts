import { type FileHandle, open } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { Endpoint, PayloadRequest } from 'payload'
import { apiError } from '../../http/error-response.ts'
import type { Document } from '../../payload-types.ts'
import { previewManner } from '../document-kinds.ts'
import { changedOnDisk, documentsFolder, isUnchanged } from '../store-document.ts'
import { convertApart } from './convert.ts'

/**
 * Opens the document of `/:id/…` with the caller's access. @throws APIError 401, 403 or 404, also
 * when the file is missing; 409 when it was changed on disk.
 */
async function openDocument(req: PayloadRequest) {
  if (!req.user) throw apiError(req, 401, 'Sign in again.')
  const document = await req.payload.findByID({
    collection: 'documents',
    id: Number(req.routeParams?.id),
    depth: 0,
    overrideAccess: false,
    req,
  })
  const place = path.join(documentsFolder, path.basename(document.filename ?? ''))
  try {
    await rejectChanged(req, place, document)
    return { document, file: await open(place, 'r') }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw apiError(req, 404, 'The file is no longer there.')
  }
}

/** The same check for Payload's own file route, after its access check. */
export async function rejectChangedFile(
  req: PayloadRequest,
  { params }: { params: { filename: string } },
): Promise<void> {
  const where = { filename: { equals: params.filename } }
  const document = await req.payload.db.findOne<Document>({ collection: 'documents', where, req })
  const place = path.join(documentsFolder, path.basename(params.filename))
  if (document) await rejectChanged(req, place, document)
}

/** @throws APIError 409 when a file does not match its recorded size or hash. */
async function rejectChanged(req: PayloadRequest, place: string, document: Document) {
  if (await isUnchanged(place, document)) return
  req.payload.logger.error({ document: document.id }, changedOnDisk)
  throw apiError(
    req,
    409,
    'This file was changed or damaged after it arrived, so it is not opened. Ask an administrator to restore it from a backup.',
  )
}

const privately = { 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' }

/** The file may not run scripts or load anything; Chrome's PDF viewer needs inline styles. */
const onlyShown =
  "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'"

/**
 * `GET /api/documents/:id/preview`: a PDF or an image unchanged; a text document as `{ html }`, for
 * a sandboxed frame. 415 for other kinds, 422 for a broken file.
 */
export const previewDocument: Omit<Endpoint, 'root'> = {
  path: '/:id/preview',
  method: 'get',
  handler: async (req) => {
    const { document, file } = await openDocument(req)
    const { mimeType, originalName } = document
    const manner = previewManner(mimeType)
    if (mimeType && manner && manner !== 'text') {
      return fileResponse(file, {
        'Content-Type': mimeType,
        'Content-Disposition': disposition('inline', originalName),
        'Content-Security-Policy': onlyShown,
      })
    }
    const bytes = await file.readFile().finally(() => file.close())
    const notShown = 'This file cannot be shown here. Download it instead.'
    if (!mimeType || !manner) throw apiError(req, 415, notShown)
    const html = await convertApart(bytes, mimeType)
    if (html === undefined) throw apiError(req, 422, notShown)
    return Response.json({ html }, { headers: privately })
  },
}

/** `GET /api/documents/:id/download`: the file as an attachment with its original name. */
export const downloadDocument: Omit<Endpoint, 'root'> = {
  path: '/:id/download',
  method: 'get',
  handler: async (req) => {
    const { document, file } = await openDocument(req)
    return fileResponse(file, {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': disposition('attachment', document.originalName),
    })
  },
}

/** For Payload's own file route: the file is downloaded, never displayed. */
export function neverOpened({ headers }: { headers: Headers }): Headers {
  for (const [name, value] of Object.entries(privately)) headers.set(name, value)
  headers.set('Content-Disposition', 'attachment')
  headers.set('Content-Security-Policy', "default-src 'none'; sandbox")
  return headers
}

/** Streams the whole file and closes it at the end. */
function fileResponse(file: FileHandle, headers: Record<string, string>): Response {
  const stream = Readable.toWeb(file.createReadStream()) as ReadableStream<Uint8Array>
  return new Response(stream, { headers: { ...privately, ...headers } })
}

/** The name in ASCII for old clients, and in full (RFC 6266, RFC 8187). */
function disposition(type: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const whole = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${type}; filename="${plain}"; filename*=UTF-8''${whole}`
}
