import { documentKinds, type FileRule } from '@vitrina/content/documents/document-kinds.ts'
import { m } from '~/paraglide/messages.js'

/** File errors that the browser can detect before submission; the server uses the same messages. */

const megabyte = 1024 * 1024

export const tooMany = ({ most }: FileRule): string =>
  most === 1 ? m.file_too_many_one() : m.file_too_many({ most })

export const tooLarge = (name: string, { largest }: FileRule): string =>
  m.file_too_large({ name, megabytes: Math.floor(largest / megabyte) })

/** Joins the distinct sentences about several files; `undefined` if there are none. */
export const together = (sentences: readonly (string | undefined)[]): string | undefined =>
  [...new Set(sentences)].filter(Boolean).join(' ') || undefined

export const emptyFile = (name: string): string => m.file_empty({ name })

export const wrongKind = (name: string, { kinds }: FileRule): string =>
  m.file_wrong_kind({ name, kinds: kinds.map((kind) => documentKinds[kind].name).join(', ') })
