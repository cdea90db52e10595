import { IncomingMessage } from 'node:http'
import { maxMediaFileSize } from '@vitrina/content/media/image-sizes.ts'
import { inTime } from './request-limiter.ts'

/**
 * A request whose body is counted on arrival. Data beyond the limit is discarded with the stream's
 * end, so that a truncated body is never taken for a complete one.
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

  /** Whether the whole body arrives, unread, in `time` ms; false if it is too long or aborted. */
  arrivesWithin(time: number): Promise<boolean> {
    this.#isBuffering = true
    // A full buffer may have paused it before.
    this.socket.resume()
    this.once('close', () => this.#arrived.resolve(false))
    return inTime(this.#arrived.promise, time)
  }

  /** Resolves if the client leaves before the body was read; Next waits for its rest forever. */
  cutOff(): Promise<void> {
    return new Promise((resolve) => {
      this.once('close', () => {
        if (this.#size > 0 && !this.readableEnded) resolve()
      })
    })
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

const megabyte = 1024 * 1024

/** Sign-in, password reset, first account: a few fields. Below what Node buffers unread (64 KB). */
const anonymousLimit = 48 * 1024

/** JSON, forms and Next's server actions. */
const staffLimit = megabyte

const uploadLimit = maxMediaFileSize + megabyte

export function bodyLimit({ url = '', headers }: IncomingMessage, isSignedIn: boolean): number {
  if (!isSignedIn) return anonymousLimit
  const isUpload =
    /^\/api\/media(?:\/\d+)?(?:\?|$)/.test(url) &&
    headers['content-type']?.startsWith('multipart/form-data')
  return isUpload ? uploadLimit : staffLimit
}

/** Whether Payload may process an image for this request: an upload, an edit or a duplicate. */
export function changesMedia({ url = '', method, headers }: IncomingMessage): boolean {
  // Payload's fields send long queries as a POST.
  const isQuery =
    headers['x-payload-http-method-override'] === 'GET' ||
    headers['x-http-method-override'] === 'GET'
  const isChange = method === 'PATCH' || (method === 'POST' && !isQuery)
  return isChange && /^\/api\/media(?:[/?]|$)/.test(url)
}

/** The declared length, or 0 without `Content-Length`. */
export function declaredLength({ headers }: IncomingMessage): number {
  return Number(headers['content-length'] ?? 0)
}
