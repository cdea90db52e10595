import type { DocumentKind } from './document-kinds.ts'

/** Limits of a file field in a form; without the table of kinds, which browsers load later. */
export type FileRule = {
  maxFiles: number
  /** Max bytes per file. */
  maxSize: number
  kinds: readonly DocumentKind[]
  /** The value of `<input accept>`: all extensions of the kinds. */
  accept: string
}

const megabyte = 1024 * 1024

export const attachmentsRule = {
  maxFiles: 5,
  maxSize: 10 * megabyte,
  kinds: ['pdf', 'docx', 'xlsx', 'png', 'jpeg', 'webp'],
  accept: '.pdf,.docx,.xlsx,.png,.jpg,.jpeg,.webp',
} as const satisfies FileRule

export const cvRule = {
  maxFiles: 1,
  maxSize: 10 * megabyte,
  kinds: ['pdf', 'docx', 'odt'],
  accept: '.pdf,.docx,.odt',
} as const satisfies FileRule
