import { APIError, type Endpoint } from 'payload'
import { translate } from '../../i18n/translate.ts'
import { type DocumentKind, documentKinds } from '../document-kinds.ts'
import { convertApart } from './convert.ts'
import { isConverted, isShownAsItIs } from './kinds.ts'
import { openDocument, streamOf } from './read-document.ts'

const privately = { 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' }

/** The file may not run scripts or load anything; Chrome's PDF viewer needs inline styles. */
const onlyShown =
  "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'"

/**
 * `GET /api/documents/:id/preview`: a PDF or an image unchanged, for a frame; a text document as
 * `{ html }`, for a sandboxed frame. Responds with 415 for other kinds, and with 422 for a broken
 * file; both can still be downloaded.
 */
export const previewDocument: Omit<Endpoint, 'root'> = {
  path: '/:id/preview',
  method: 'get',
  handler: async (req) => {
    const { document, file } = await openDocument(req)
    const kind = kindOf(document.mimeType)
    if (kind && isShownAsItIs(kind)) {
      return new Response(streamOf(file), {
        headers: {
          ...privately,
          'Content-Type': documentKinds[kind].mimeType,
          'Content-Disposition': disposition('inline', document.originalName),
          'Content-Security-Policy': onlyShown,
        },
      })
    }
    const bytes = await file.readFile().finally(() => file.close())
    const refuse = (status: 415 | 422) =>
      new APIError(
        translate('This file cannot be shown here. Download it instead.', req.i18n.language),
        status,
        null,
        true,
      )
    if (!kind || !isConverted(kind)) throw refuse(415)
    const html = await convertApart(bytes, kind)
    if (html === undefined) throw refuse(422)
    return Response.json({ html }, { headers: privately })
  },
}

/** `GET /api/documents/:id/download`: the file as an attachment with its original name. */
export const downloadDocument: Omit<Endpoint, 'root'> = {
  path: '/:id/download',
  method: 'get',
  handler: async (req) => {
    const { document, file } = await openDocument(req)
    return new Response(streamOf(file), {
      headers: {
        ...privately,
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': disposition('attachment', document.originalName),
      },
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

function kindOf(mimeType: string | null | undefined): DocumentKind | undefined {
  const kinds = Object.keys(documentKinds) as DocumentKind[]
  return kinds.find((kind) => documentKinds[kind].mimeType === mimeType)
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
