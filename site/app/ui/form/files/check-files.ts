import { documentKinds, type FileRule } from '@vitrina/content/documents/document-kinds.ts'
import { m } from '~/paraglide/messages.js'

type ChosenFile = Pick<File, 'name' | 'size'>

/** A sentence on a wrong number, sizes or extensions; the server validates the content. */
export function checkFiles(files: readonly ChosenFile[], rule: FileRule): string | undefined {
  const all = files.length > rule.maxFiles ? tooMany(rule) : undefined
  return together([all, ...files.map((file) => checkFile(file, rule))])
}

function checkFile({ name, size }: ChosenFile, rule: FileRule): string | undefined {
  if (!mayBeOf(rule.kinds, name)) return wrongKind(name, rule)
  if (size > rule.maxSize) return tooLarge(name, rule)
  return size === 0 ? emptyFile(name) : undefined
}

/** Whether a name has an extension of one of these kinds; a name without extension passes. */
export function mayBeOf(kinds: FileRule['kinds'], name: string): boolean {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()
  if (!extension) return true
  return kinds.some((kind) =>
    (documentKinds[kind].extensions as readonly string[]).includes(extension),
  )
}

// The server uses the same messages.

export const tooMany = ({ maxFiles }: FileRule): string =>
  maxFiles === 1 ? m.file_too_many_one() : m.file_too_many({ max: maxFiles })

export const tooLarge = (name: string, { maxSize }: FileRule): string =>
  m.file_too_large({ name, megabytes: Math.floor(maxSize / 1024 ** 2) })

/** Joins the distinct sentences about several files; `undefined` if there are none. */
export const together = (sentences: readonly (string | undefined)[]): string | undefined =>
  [...new Set(sentences)].filter(Boolean).join(' ') || undefined

export const emptyFile = (name: string): string => m.file_empty({ name })

export const wrongKind = (name: string, { kinds }: FileRule): string =>
  m.file_wrong_kind({ name, kinds: kinds.map((kind) => documentKinds[kind].name).join(', ') })
