import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { m } from '~/paraglide/messages.js'

/** A file being uploaded; its stream must be read to its end. */
export type ArrivingFile = { field: string; givenName: string; stream: Readable }

/** Far more than any form of the site has. */
const maxFields = 200
const limits = {
  // One more than the limit: for one of the encodings the parser does not report that it stopped.
  fields: maxFields + 1,
  files: 30,
  parts: 240,
  fieldSize: 64 * 1024,
  headerPairs: 20,
  headerSize: 8 * 1024,
}
const maxFieldNameLength = 100

/**
 * Parses a form as a stream, in both encodings of HTML (`multipart/form-data`, RFC 7578, and
 * `application/x-www-form-urlencoded`). Text is truncated to 64 KB, which is more than any field
 * accepts.
 *
 * @param onFile is called with each file when it starts; the next part waits until its stream was
 *   read.
 * @returns the text fields.
 * @throws Response 415 for another encoding, 400 when the body is incomplete or the connection was
 *   closed; all streams passed to `onFile` have failed then.
 */
export async function parseForm(
  request: Request,
  onFile: (file: ArrivingFile) => void,
): Promise<FormData> {
  const form = new FormData()
  const streams: Readable[] = []
  const parser = createParser(request.headers.get('Content-Type') ?? '')
  // The parser may emit a second error after the pipeline has stopped listening.
  parser.on('error', ignore)
  const reject = () => parser.destroy(new Error('not a form of ours'))

  let fields = 0
  parser.on('field', (name, value) => {
    fields += 1
    if (isFieldName(name) && fields <= maxFields) form.append(name, value)
    else reject()
  })
  parser.on('file', (field, stream, givenName) => {
    // Without a listener, a stream error would end the process, even if the file is not read.
    stream.on('error', ignore)
    streams.push(stream)
    if (isFieldName(field)) onFile({ field, givenName: givenName ?? '', stream })
    else reject()
  })
  for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const) {
    parser.on(limit, reject)
  }
  try {
    if (!request.body) throw new Error('a form without a body')
    await pipeline(Readable.fromWeb(request.body as ReadableStream<Uint8Array>), parser)
  } catch {
    for (const stream of streams) stream.destroy(new Error('the form broke off'))
    throw notReadable(400)
  }
  return form
}

/** Parses a form without files; any files are skipped. Throws as `parseForm`. */
export function parseTextForm(request: Request): Promise<FormData> {
  return parseForm(request, ({ stream }) => stream.resume())
}

function ignore(): void {}

/** With an empty boundary the parser would wait forever; for the length see RFC 2046, 5.1.1. */
const boundary = /;\s*boundary=(?:"[^"]{1,70}"|[^\s;"]{1,70})/i

function createParser(contentType: string): BusboyInstance {
  if (!/^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(contentType)) {
    throw notReadable(415)
  }
  if (/^multipart/i.test(contentType) && !boundary.test(contentType)) throw notReadable(400)
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits })
  } catch {
    throw notReadable(400)
  }
}

/** The parser gives `undefined` for a part without a name, contrary to its types. */
function isFieldName(name: string | undefined): boolean {
  return name !== undefined && name !== '' && name.length <= maxFieldNameLength
}

/** The response for a body that is not a form of this site. */
export function notReadable(status: 400 | 415): Response {
  return new Response(`${m.form_not_readable()}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
