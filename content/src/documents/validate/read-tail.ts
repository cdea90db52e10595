import type { FileHandle } from 'node:fs/promises'

/** The last bytes of a file, at most `length`. */
export async function readTail(file: FileHandle, length: number): Promise<Buffer> {
  const { size } = await file.stat()
  const wanted = Math.min(size, length)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(wanted), 0, wanted, size - wanted)
  return buffer.subarray(0, bytesRead)
}
