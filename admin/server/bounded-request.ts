import { IncomingMessage } from 'node:http'

/**
 * A request whose body is counted as it comes, before anybody reads it. What is too long is thrown
 * away, and with it the end, so that nobody takes a part for the whole.
 */
export class BoundedRequest extends IncomingMessage {
  #limit = Number.POSITIVE_INFINITY
  #size = 0
  #onTooLong: (() => void) | undefined
  readonly #arrived = Promise.withResolvers<boolean>()

  /** Calls once, when the body grows longer than so many bytes, or has already. */
  bound(limit: number, onTooLong: () => void): void {
    this.#limit = limit
    this.#onTooLong = onTooLong
    this.#count(0)
  }

  /**
   * Whether the whole body is there in time, in milliseconds; not one that is too long or breaks off.
   * Nobody reads it meanwhile, so it has to be shorter than what a stream holds (64 KB).
   */
  async arrivesWithin(time: number): Promise<boolean> {
    const over = Promise.withResolvers<boolean>()
    const timer = setTimeout(() => over.resolve(false), time)
    this.once('close', () => over.resolve(false))
    const arrives = await Promise.race([this.#arrived.promise, over.promise])
    clearTimeout(timer)
    return arrives
  }

  override push(chunk: Buffer | null, encoding?: BufferEncoding): boolean {
    // Dropped, it does not hold up the connection, on which the refusal is still to be read.
    if (!this.#count(chunk?.byteLength ?? 0)) return true
    if (chunk === null) this.#arrived.resolve(true)
    return super.push(chunk, encoding)
  }

  #count(bytes: number): boolean {
    this.#size += bytes
    if (this.#size <= this.#limit) return true
    this.#onTooLong?.()
    this.#onTooLong = undefined
    return false
  }
}
