import { documentKinds, type FileRule } from '@vitrina/content/documents/document-kinds.ts'
import { emptyFile, together, tooLarge, tooMany, wrongKind } from './wrong-file.ts'

type ChosenFile = Pick<File, 'name' | 'size'>

/**
 * What is wrong with chosen files as far as the browser can tell before they are sent, in a
 * sentence for each file; `undefined` when nothing is. Only their sizes and the ends of their names count: the
 * server judges what is in them.
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

/** Whether a name ends as that of such a file; one without an extension says nothing. */
export function mayBeOf(kinds: FileRule['kinds'], name: string): boolean {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()
  if (!extension) return true
  return kinds.some((kind) =>
    (documentKinds[kind].extensions as readonly string[]).includes(extension),
  )
}
