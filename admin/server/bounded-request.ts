import { IncomingMessage } from 'node:http'

/**
 * A request whose body is counted on arrival, before it is read. Data beyond the limit is discarded
 * together with the end of the stream, so that a truncated body is never taken for a complete one.
 */
export class BoundedRequest extends IncomingMessage {
  #limit = Number.POSITIVE_INFINITY
  #size = 0
  #onTooLong: (() => void) | undefined
  #isBuffering = false
  readonly #arrived = Promise.withResolvers<boolean>()

  /** Calls `onTooLong` once, when the body exceeds the limit or if it already has. */
  bound(limit: number, onTooLong: () => void): void {
    this.#limit = limit
    this.#onTooLong = onTooLong
    this.#count(0)
  }

  /**
   * Whether the complete body arrives within `time` milliseconds; false if it is too long or
   * aborted. The body is buffered unread meanwhile, whatever its length within the limit.
   */
  async arrivesWithin(time: number): Promise<boolean> {
    this.#isBuffering = true
    // A full buffer may have paused it before.
    this.socket.resume()
    const over = Promise.withResolvers<boolean>()
    const timer = setTimeout(() => over.resolve(false), time)
    this.once('close', () => over.resolve(false))
    const arrives = await Promise.race([this.#arrived.promise, over.promise])
    clearTimeout(timer)
    return arrives
  }

  override push(chunk: Buffer | null, encoding?: BufferEncoding): boolean {
    // Discarded data does not block the connection, on which the client still reads the response.
    if (!this.#count(chunk?.byteLength ?? 0)) return true
    if (chunk === null) this.#arrived.resolve(true)
    return super.push(chunk, encoding) || this.#isBuffering
  }

  #count(bytes: number): boolean {
    this.#size += bytes
    if (this.#size <= this.#limit) return true
    this.#onTooLong?.()
    this.#onTooLong = undefined
    return false
  }
}
