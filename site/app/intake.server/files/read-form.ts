import { rm } from 'node:fs/promises'
import { documentKinds, type FileRule } from '@vitrina/content/documents/document-kinds.ts'
import { isStorageFull, StorageFull } from '@vitrina/content/documents/storage-full.ts'
import type { ArrivedFile } from '@vitrina/content/documents/store-document.ts'
import { emptyFile, together, tooLarge, tooMany } from '~/ui/form/files/wrong-file.ts'
import { judgeFile } from './judge/judge-file.ts'
import { Refused } from './judge/verdict.ts'
import { scanForMalware } from './malware/scan-for-malware.ts'
import { originalName, shownName } from './original-name.ts'
import { type ArrivingFile, parseForm } from './parse-form.ts'
import { receiveFile } from './receive-file.ts'
import { sayFault } from './say-fault.ts'

export type { FileRule }

/** A validated upload that may be stored with `keepDocument`. */
export type ReceivedFile = ArrivedFile

export type FormWithFiles = {
  form: FormData
  /** By the name of the field; every field of the rules has an entry. */
  files: Record<string, ReceivedFile[]>
  /** One error message per field with rejected files, by the name of the field. */
  fileErrors: Record<string, string>
  /** Deletes the files that were not stored; may be called repeatedly. */
  discard: () => Promise<void>
}

type ReportFailure = (error: unknown, message: string) => void

/** The result for one file of a form. */
type Arrival = { field: string } & (
  | { outcome: 'nothing' }
  | { outcome: 'refused'; reason: string }
  | { outcome: 'received'; file: ReceivedFile }
)

/**
 * Reads a form in one pass: text into memory, with limits; files in chunks into the incoming
 * folder, each validated by its content. Files of fields without a rule are skipped.
 *
 * @param rules by the name of the field.
 * @param reportFailure is called with the reason when a file could not be scanned for malware; the
 *   file is accepted.
 * @throws Response 400 or 415 for an incomplete or unsupported body; StorageFull, with the text
 *   fields, when the disk is full. All files of the form are deleted then.
 */
export async function readForm(
  request: Request,
  rules: Record<string, FileRule>,
  reportFailure: ReportFailure,
): Promise<FormWithFiles> {
  const arriving: Promise<Arrival>[] = []
  const discard = () => removeFiles(arriving)
  let form: FormData | undefined
  try {
    form = await parseForm(request, (file) => {
      const arrival = arrive(file, rules, reportFailure)
      // Awaited after the whole form has been read; until then a rejection would be unhandled.
      arrival.catch(() => {})
      arriving.push(arrival)
    })
    return { form, ...sortOut(await Promise.all(arriving), rules), discard }
  } catch (error) {
    await discard()
    throw isStorageFull(error) ? new StorageFull({ cause: error, form }) : error
  }
}

async function arrive(
  { field, givenName, stream }: ArrivingFile,
  rules: Record<string, FileRule>,
  reportFailure: ReportFailure,
): Promise<Arrival> {
  const rule = Object.hasOwn(rules, field) ? rules[field] : undefined
  if (!rule) {
    stream.resume()
    return { field, outcome: 'nothing' }
  }
  const refused = (reason: string): Arrival => ({ field, outcome: 'refused', reason })
  const name = shownName(givenName)
  const received = await receiveFile(stream, rule.largest)
  if (received.outcome === 'notWritten') throw received.error
  if (received.outcome === 'tooLarge') return refused(tooLarge(name, rule))
  if (received.outcome === 'nothing') {
    return givenName === '' ? { field, outcome: 'nothing' } : refused(emptyFile(name))
  }
  const { outcome, ...file } = received
  try {
    const kind = await judgeFile(file.path, rule.kinds)
    const { mimeType, extensions } = documentKinds[kind]
    const facts = {
      originalName: originalName(givenName, kind),
      mimeType,
      extension: extensions[0],
      scan: await scanForMalware(file.path, reportFailure),
    }
    return { field, outcome: 'received', file: { ...facts, ...file } }
  } catch (error) {
    await rm(file.path, { force: true })
    if (error instanceof Refused) return refused(sayFault(error.fault, name, rule))
    throw error
  }
}

/** Files and error messages by field; of too many files, the first ones. */
function sortOut(
  arrivals: Arrival[],
  rules: Record<string, FileRule>,
): Pick<FormWithFiles, 'files' | 'fileErrors'> {
  const files: FormWithFiles['files'] = {}
  const fileErrors: FormWithFiles['fileErrors'] = {}
  for (const [field, rule] of Object.entries(rules)) {
    const own = arrivals.filter((arrival) => arrival.field === field)
    const sent = own.filter(({ outcome }) => outcome !== 'nothing')
    const received = own.flatMap((one) => (one.outcome === 'received' ? [one.file] : []))
    files[field] = received.slice(0, rule.most)
    const reasons = own.map((one) => (one.outcome === 'refused' ? one.reason : undefined))
    const error = together([sent.length > rule.most ? tooMany(rule) : undefined, ...reasons])
    if (error) fileErrors[field] = error
  }
  return { files, fileErrors }
}

async function removeFiles(arriving: Promise<Arrival>[]): Promise<void> {
  for (const settled of await Promise.allSettled(arriving)) {
    if (settled.status === 'fulfilled' && settled.value.outcome === 'received') {
      await rm(settled.value.file.path, { force: true })
    }
  }
}
