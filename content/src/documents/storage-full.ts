/** Storage is full or read-only; partial writes were removed. The condition may be temporary. */
export class StorageFull extends Error {
  /** Text fields of the form that could not be stored, for showing them again. */
  readonly form?: FormData

  constructor(options: { cause: unknown; form?: FormData }) {
    super('There is no space left for files.', { cause: options.cause })
    this.name = 'StorageFull'
    this.form = options.form
  }
}

/**
 * No space left, max file size exceeded, quota exceeded; read-only or without permission, as after a
 * file system error or a wrong mount (errno(3)).
 */
const fullCodes = ['ENOSPC', 'EFBIG', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM']

/** Whether an error means that the storage accepts no files at the moment. */
export function isStorageFull(error: unknown): boolean {
  if (error instanceof StorageFull) return true
  return error instanceof Error && 'code' in error && fullCodes.includes(String(error.code))
}
