import type { FileHandle } from 'node:fs/promises'

/** The last bytes of a file, at most `length`. */
export async function readTail(file: FileHandle, length: number): Promise<Buffer> {
  const { size } = await file.stat()
  const wanted = Math.min(size, length)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(wanted), 0, wanted, size - wanted)
  return buffer.subarray(0, bytesRead)
}

export type RejectReason =
  /** Not one of the allowed types. */
  | 'wrongKind'
  | 'unknownKind'
  /** The signature is valid but the content is not. */
  | 'damaged'
  /** It cannot be scanned without a password. */
  | 'protected'
  | 'macros'
  /** It runs scripts or starts programs. */
  | 'scripts'
  /** It loads a template or a part from elsewhere. */
  | 'remote'
  | 'program'
  | 'infected'
  /** It can also be read as another type (a polyglot), or hides data. */
  | 'mixed'
  /** Its uncompressed size is disproportionate (a decompression bomb). */
  | 'oversized'

export class RejectedFile extends Error {
  readonly reason: RejectReason

  constructor(reason: RejectReason) {
    super(reason)
    this.name = 'RejectedFile'
    this.reason = reason
  }
}

/** @throws RejectedFile with this reason if the condition holds. */
export function rejectIf(isSo: boolean, reason: RejectReason): void {
  if (isSo) throw new RejectedFile(reason)
}
