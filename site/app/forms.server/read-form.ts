import { rm } from 'node:fs/promises'
import type { FileRule } from '@vitrina/content/documents/document-kinds.ts'
import { shownName } from '@vitrina/content/documents/file-name.ts'
import {
  isStorageFull,
  StorageFull,
  type UploadedFile,
} from '@vitrina/content/documents/store-document.ts'
import { acceptUpload, type Upload } from '@vitrina/content/documents/upload.ts'
import type { RejectReason } from '@vitrina/content/documents/validate/rejected-file.ts'
import { m } from '~/paraglide/messages.js'
import {
  emptyFile,
  mayBeOf,
  together,
  tooLarge,
  tooMany,
  wrongKind,
} from '~/ui/form/files/check-files.ts'
import { type ArrivingFile, parseForm } from './parse-form.ts'

export type FormWithFiles = {
  form: FormData
  /** By the name of the field; every field of the rules has an entry. */
  files: Record<string, UploadedFile[]>
  /** One error message per field with rejected files, by the name of the field. */
  fileErrors: Record<string, string>
  /** Deletes the files that were not stored; may be called repeatedly. */
  discard: () => Promise<void>
}

type ReportFailure = (error: unknown, message: string) => void

/** The result for one file, with the name shown to the visitor. */
type NamedUpload = { field: string; name: string; isNamed: boolean; upload: Upload }

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
  const uploads: Promise<NamedUpload>[] = []
  const discard = () => removeFiles(uploads)
  let form: FormData | undefined
  try {
    form = await parseForm(request, (file) => {
      const upload = accept(file, rules, reportFailure)
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
  rules: Record<string, FileRule>,
  reportFailure: ReportFailure,
): Promise<NamedUpload> {
  const { field, givenName, stream } = file
  const named = { field, name: shownName(givenName), isNamed: givenName !== '' }
  const rule = Object.hasOwn(rules, field) ? rules[field] : undefined
  if (rule) return { ...named, upload: await acceptUpload(file, rule, reportFailure) }
  stream.resume()
  return { ...named, isNamed: false, upload: { outcome: 'empty' } }
}

/** Files and error messages by field; of too many files, the first ones. */
function byField(
  uploads: NamedUpload[],
  rules: Record<string, FileRule>,
): Pick<FormWithFiles, 'files' | 'fileErrors'> {
  const files: FormWithFiles['files'] = {}
  const fileErrors: FormWithFiles['fileErrors'] = {}
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
  if (upload.outcome === 'accepted') return undefined
  if (upload.outcome === 'empty') return emptyFile(name)
  if (upload.reason === 'tooLarge') return tooLarge(name, rule)
  return rejectMessage(upload.reason, name, rule)
}

/** The error message for a rejected file: why, and what to do about it. */
function rejectMessage(reason: RejectReason, name: string, rule: FileRule): string {
  switch (reason) {
    case 'wrongKind':
      return wrongKind(name, rule)
    case 'unknownKind':
      // For a broken PDF, do not suggest a PDF.
      return /\.[^.]+$/.test(name) && mayBeOf(rule.kinds, name)
        ? m.file_damaged({ name })
        : wrongKind(name, rule)
    case 'damaged':
      return m.file_damaged({ name })
    case 'protected':
      return m.file_protected({ name })
    case 'macros':
      return m.file_macros({ name })
    case 'scripts':
      return m.file_scripts({ name })
    case 'remote':
      return m.file_remote({ name })
    case 'program':
      return m.file_program({ name })
    case 'infected':
      return m.file_infected({ name })
    case 'mixed':
      return m.file_mixed({ name })
    case 'oversized':
      return m.file_oversized({ name })
  }
}

async function removeFiles(uploads: Promise<NamedUpload>[]): Promise<void> {
  for (const settled of await Promise.allSettled(uploads)) {
    if (settled.status === 'fulfilled' && settled.value.upload.outcome === 'accepted') {
      await rm(settled.value.upload.file.path, { force: true })
    }
  }
}
