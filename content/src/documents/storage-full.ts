/** Nothing more can be stored; whatever had been written was removed. It may pass. */
export class StorageFull extends Error {
  /** The text fields of the form that could not be stored, for its page to show again. */
  readonly form?: FormData

  constructor(options: { cause: unknown; form?: FormData }) {
    super('There is no space left for files.', { cause: options.cause })
    this.name = 'StorageFull'
    this.form = options.form
  }
}

/** No space, the largest size of a file, somebody's quota (errno(3)). */
const fullCodes = ['ENOSPC', 'EFBIG', 'EDQUOT']

/** Whether a file could not be written because there is no space for it. */
export function isStorageFull(error: unknown): boolean {
  if (error instanceof StorageFull) return true
  return error instanceof Error && 'code' in error && fullCodes.includes(String(error.code))
}
