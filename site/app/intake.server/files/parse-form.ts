import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { m } from '~/paraglide/messages.js'

/** A file while it arrives; its stream must be read to its end. */
export type ArrivingFile = { field: string; givenName: string; stream: Readable }

/** Far more than any form of ours has. */
const mostFields = 200
const limits = {
  // One more than are taken: in one of the encodings the parser does not tell that it stopped.
  fields: mostFields + 1,
  files: 30,
  parts: 240,
  fieldSize: 64 * 1024,
  headerPairs: 20,
  headerSize: 8 * 1024,
}
const longestFieldName = 100

/**
 * Reads a form as it comes, in either of the two encodings that HTML has for it
 * (`multipart/form-data`, RFC 7578, and `application/x-www-form-urlencoded`).
 *
 * A text longer than 64 KB is cut off there, which is more than any field takes.
 *
 * @param onFile is given each file when it begins; the next part waits until its stream was read.
 * @returns the text fields.
 * @throws Response 415 for another encoding, 400 when the body is no whole form, or the sender went
 *   away; every stream that was given out has failed then.
 */
export async function parseForm(
  request: Request,
  onFile: (file: ArrivingFile) => void,
): Promise<FormData> {
  const form = new FormData()
  const streams: Readable[] = []
  const parser = createParser(request.headers.get('Content-Type') ?? '')
  // The parser may report a second error after the pipeline has stopped listening.
  parser.on('error', ignore)
  const refuse = () => parser.destroy(new Error('not a form of ours'))

  let fields = 0
  parser.on('field', (name, value) => {
    fields += 1
    if (isFieldName(name) && fields <= mostFields) form.append(name, value)
    else refuse()
  })
  parser.on('file', (field, stream, givenName) => {
    // Without a listener its error would end the process, also where nobody reads the file.
    stream.on('error', ignore)
    streams.push(stream)
    if (isFieldName(field)) onFile({ field, givenName: givenName ?? '', stream })
    else refuse()
  })
  for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const) {
    parser.on(limit, refuse)
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

/** Reads a form that takes no files; any that come are skipped. Throws as `parseForm`. */
export function parseTextForm(request: Request): Promise<FormData> {
  return parseForm(request, ({ stream }) => stream.resume())
}

function ignore(): void {}

/** With an empty one the parser would wait for ever; RFC 2046, 5.1.1 has the length. */
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

/** The parser gives `undefined` where a part has no name, whatever its types say. */
function isFieldName(name: string | undefined): boolean {
  return name !== undefined && name !== '' && name.length <= longestFieldName
}

/** Says that what was sent is no form of this site. */
export function notReadable(status: 400 | 415): Response {
  return new Response(`${m.form_not_readable()}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
