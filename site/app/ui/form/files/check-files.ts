import { documentKinds, type FileRule } from '@vitrina/content/documents/document-kinds.ts'
import { emptyFile, together, tooLarge, tooMany, wrongKind } from './wrong-file.ts'

type ChosenFile = Pick<File, 'name' | 'size'>

/**
 * Validates selected files as far as the browser can before submission. Checks only their number,
 * sizes and extensions; the server validates the content.
 *
 * @returns a sentence for each invalid file, or `undefined` if all are valid.
 */
export function checkFiles(files: readonly ChosenFile[], rule: FileRule): string | undefined {
  const all = files.length > rule.most ? tooMany(rule) : undefined
  return together([all, ...files.map((file) => checkFile(file, rule))])
}

function checkFile({ name, size }: ChosenFile, rule: FileRule): string | undefined {
  if (!mayBeOf(rule.kinds, name)) return wrongKind(name, rule)
  if (size > rule.largest) return tooLarge(name, rule)
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
