import { documentKinds, type FileRule } from '@vitrina/content/documents/document-kinds.ts'
import { m } from '~/paraglide/messages.js'

/** What the browser can tell before sending, and the server says in the same words. */

const megabyte = 1024 * 1024

export const tooMany = ({ most }: FileRule): string =>
  most === 1 ? m.file_too_many_one() : m.file_too_many({ most })

export const tooLarge = (name: string, { largest }: FileRule): string =>
  m.file_too_large({ name, megabytes: Math.floor(largest / megabyte) })

/** The sentences about several files, each once; `undefined` when there is none. */
export const together = (sentences: readonly (string | undefined)[]): string | undefined =>
  [...new Set(sentences)].filter(Boolean).join(' ') || undefined

export const emptyFile = (name: string): string => m.file_empty({ name })

export const wrongKind = (name: string, { kinds }: FileRule): string =>
  m.file_wrong_kind({ name, kinds: kinds.map((kind) => documentKinds[kind].name).join(', ') })
