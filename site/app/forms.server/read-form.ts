import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import type { FileRule } from '@vitrina/content/documents/file-rules.ts'
import { isStorageFull, StorageFull } from '@vitrina/content/documents/store-document.ts'
import { acceptUpload, shownName, type Upload } from '@vitrina/content/documents/upload.ts'
import type { SubmittedForm } from '@vitrina/content/submissions/fields.ts'
import { m } from '~/paraglide/messages.js'
import {
  emptyFile,
  mayBeOf,
  together,
  tooLarge,
  tooMany,
  wrongKind,
} from '~/ui/form/files/chosen-files.tsx'

/** `files` and `fileErrors` are by the name of the field; every field of the rules has files. */
export type FormWithFiles = SubmittedForm & {
  /** Deletes the files that were not stored; may be called repeatedly. */
  discard: () => Promise<void>
}

type ReportFailure = (error: unknown, message: string) => void

type NamedUpload = {
  field: string
  name: string
  isNamed: boolean
  /** `surplus`: beyond the field's `maxFiles`, so it was not read. */
  upload: Upload | { outcome: 'surplus' }
}

/**
 * Reads a form in one pass: text into memory, files into the incoming folder, validated by content.
 * Files of fields without rules are skipped; one that could not be scanned for malware is reported
 * and accepted. @throws Response 400 or 415 for an incomplete or unsupported body; StorageFull,
 * with the text fields, when the disk is full. All files of the form are deleted then.
 */
export async function readForm(
  request: Request,
  rules: Record<string, FileRule>,
  reportFailure: ReportFailure,
): Promise<FormWithFiles> {
  const uploads: Promise<NamedUpload>[] = []
  const counts = new Map<string, number>()
  const discard = () => removeFiles(uploads)
  let form: FormData | undefined
  try {
    form = await parseForm(request, (file) => {
      const rule = Object.hasOwn(rules, file.field) ? rules[file.field] : undefined
      if (!rule) return file.stream.resume()
      const count = (counts.get(file.field) ?? 0) + 1
      counts.set(file.field, count)
      const upload = accept(file, count > rule.maxFiles ? undefined : rule, reportFailure)
      // Awaited after the whole form has been read; until then a rejection would be unhandled.
      upload.catch(() => {})
      uploads.push(upload)
    })
    return { form, ...byField(await Promise.all(uploads), rules), discard }
  } catch (error) {
    await discard()
    throw isStorageFull(error) ? new StorageFull({ cause: error, form }) : error
  }
}

async function accept(
  file: ArrivingFile,
  rule: FileRule | undefined,
  reportFailure: ReportFailure,
): Promise<NamedUpload> {
  const { field, givenName, stream } = file
  const facts = { field, name: shownName(givenName), isNamed: givenName !== '' }
  if (rule) return { ...facts, upload: await acceptUpload(file, rule, reportFailure) }
  stream.resume()
  return { ...facts, upload: { outcome: 'surplus' } }
}

/** Files and error messages by field; of too many files, the first ones. */
function byField(uploads: NamedUpload[], rules: Record<string, FileRule>) {
  const files: SubmittedForm['files'] = {}
  const fileErrors: SubmittedForm['fileErrors'] = {}
  for (const [field, rule] of Object.entries(rules)) {
    const sent = uploads.filter(
      ({ field: name, upload, isNamed }) =>
        name === field && (isNamed || upload.outcome !== 'empty'),
    )
    const accepted = sent.flatMap(({ upload }) =>
      upload.outcome === 'accepted' ? [upload.file] : [],
    )
    files[field] = accepted.slice(0, rule.maxFiles)
    const error = together([
      sent.length > rule.maxFiles ? tooMany(rule) : undefined,
      ...sent.map((upload) => fileError(upload, rule)),
    ])
    if (error) fileErrors[field] = error
  }
  return { files, fileErrors }
}

function fileError({ name, upload }: NamedUpload, rule: FileRule): string | undefined {
  if (upload.outcome === 'accepted' || upload.outcome === 'surplus') return undefined
  if (upload.outcome === 'empty') return emptyFile(name)
  const { reason } = upload
  if (reason === 'tooLarge') return tooLarge(name, rule)
  if (reason === 'wrongKind') return wrongKind(name, rule)
  if (reason !== 'unknownKind') return messages[reason]({ name })
  // For a broken PDF, do not suggest a PDF.
  const seemsDamaged = /\.[^.]+$/.test(name) && mayBeOf(rule.kinds, name)
  return seemsDamaged ? m.file_damaged({ name }) : wrongKind(name, rule)
}

const messages = {
  damaged: m.file_damaged,
  protected: m.file_protected,
  macros: m.file_macros,
  scripts: m.file_scripts,
  remote: m.file_remote,
  program: m.file_program,
  infected: m.file_infected,
  mixed: m.file_mixed,
  oversized: m.file_oversized,
}

async function removeFiles(uploads: Promise<NamedUpload>[]): Promise<void> {
  for (const settled of await Promise.allSettled(uploads)) {
    if (settled.status === 'fulfilled' && settled.value.upload.outcome === 'accepted') {
      await rm(settled.value.upload.file.path, { force: true })
    }
  }
}

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

type ArrivingFile = { field: string; givenName: string; stream: Readable }

/**
 * Parses a form as a stream, in both encodings of HTML, and returns its text, truncated to 64 KB.
 * `onFile` must read each file to its end; the stream fails when the body is incomplete.
 */
async function parseForm(request: Request, onFile: (file: ArrivingFile) => unknown) {
  const form = new FormData()
  const streams: Readable[] = []
  const parser = createParser(request.headers.get('Content-Type') ?? '')
  // The parser may emit a second error after the pipeline has stopped listening.
  parser.on('error', () => {})
  const reject = () => parser.destroy(new Error('not a form of ours'))

  let fields = 0
  parser.on('field', (name, value) => {
    fields += 1
    if (isFieldName(name) && fields <= maxFields) form.append(name, value)
    else reject()
  })
  parser.on('file', (field, stream, givenName) => {
    // Without a listener, a stream error would end the process, even if the file is not read.
    stream.on('error', () => {})
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

/** Parses a form without files; any files are skipped. Throws as `readForm`. */
export function parseTextForm(request: Request): Promise<FormData> {
  return parseForm(request, ({ stream }) => stream.resume())
}

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

export function notReadable(status: 400 | 415): Response {
  return new Response(`${m.form_not_readable()}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
