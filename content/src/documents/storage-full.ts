/** Storage is full; partial writes were removed. The condition may be temporary. */
export class StorageFull extends Error {
  /** Text fields of the form that could not be stored, for showing them again. */
  readonly form?: FormData

  constructor(options: { cause: unknown; form?: FormData }) {
    super('There is no space left for files.', { cause: options.cause })
    this.name = 'StorageFull'
    this.form = options.form
  }
}

/** No space left, max file size exceeded, quota exceeded (errno(3)). */
const fullCodes = ['ENOSPC', 'EFBIG', 'EDQUOT']

/** Whether an error means that a file could not be written for lack of space. */
export function isStorageFull(error: unknown): boolean {
  if (error instanceof StorageFull) return true
  return error instanceof Error && 'code' in error && fullCodes.includes(String(error.code))
}
