import { useSyncExternalStore } from 'react'
import { m } from '~/paraglide/messages.js'

/** Upload progress: the share of the bytes sent, 0 to 1. */
type UploadShare = number

let share: UploadShare | undefined
const listeners = new Set<() => void>()

/** Sets the progress of the upload; `undefined` when it has ended. */
function setUploadShare(now: UploadShare | undefined): void {
  share = now
  for (const changed of listeners) changed()
}

/** The progress of the upload; `undefined` when no files are being sent. */
export const currentUploadShare = (): UploadShare | undefined => share

export function subscribeToUpload(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** The progress of a form's file upload; screen readers announce every quarter only. */
export default function UploadProgress() {
  const share = useSyncExternalStore(subscribeToUpload, currentUploadShare, () => undefined)
  const percent = share === undefined ? undefined : Math.floor(share * 100)
  return (
    <div className="upload">
      {percent !== undefined && (
        <p className="upload-shown">
          <span aria-hidden="true">{words(percent)}</span>
          <progress max={100} value={percent} aria-label={m.upload_label()} />
        </p>
      )}
      {/* Always rendered: a live region inserted together with its text is not announced. */}
      <p className="visually-hidden" role="status">
        {percent !== undefined && words(percent - (percent % 25))}
      </p>
    </div>
  )
}

const words = (percent: number) =>
  percent === 100 ? m.upload_sent() : m.upload_sending({ percent })

/** Statuses without a body (Fetch standard, null body status). */
const withoutBody = [101, 103, 204, 205, 304]

/** As `fetch` for our own origin, with upload progress. @throws what `fetch` throws. */
export function upload(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
  const { method = 'GET', headers, body, signal } = init
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const request = new XMLHttpRequest()
    const abort = () => {
      request.abort()
      reject(signal?.reason)
    }
    request.open(method, input instanceof Request ? input.url : input)
    request.responseType = 'arraybuffer'
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => setUploadShare(total ? loaded / total : 0)
    request.onload = () => resolve(responseOf(request))
    request.onerror = () => reject(new TypeError('Failed to fetch'))
    request.onloadend = () => {
      signal?.removeEventListener('abort', abort)
      setUploadShare(undefined)
    }
    signal?.addEventListener('abort', abort)
    setUploadShare(0)
    request.send(body as XMLHttpRequestBodyInit)
  })
}

function responseOf(request: XMLHttpRequest): Response {
  const { status, statusText } = request
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  const body = withoutBody.includes(status) ? null : (request.response as ArrayBuffer)
  return new Response(body, { status, statusText, headers })
}
