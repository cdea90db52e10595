import { documentKinds, type FileRule } from '@vitrina/content/documents/document-kinds.ts'
import { emptyFile, tooLarge, tooMany, wrongKind } from './wrong-file.ts'

type ChosenFile = Pick<File, 'name' | 'size'>

/**
 * What is wrong with chosen files as far as the browser can tell before they are sent, in a
 * sentence; `undefined` when nothing is. Only their sizes and the ends of their names count: the
 * server judges what is in them.
 */
export function checkFiles(files: readonly ChosenFile[], rule: FileRule): string | undefined {
  if (files.length > rule.most) return tooMany(rule)
  for (const { name, size } of files) {
    if (!mayBeOf(rule.kinds, name)) return wrongKind(name, rule)
    if (size > rule.largest) return tooLarge(name, rule)
    if (size === 0) return emptyFile(name)
  }
  return undefined
}

/** A name without an extension says nothing. */
function mayBeOf(kinds: FileRule['kinds'], name: string): boolean {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()
  if (!extension) return true
  return kinds.some((kind) =>
    (documentKinds[kind].extensions as readonly string[]).includes(extension),
  )
}
