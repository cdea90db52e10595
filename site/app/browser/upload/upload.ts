import { setUploadShare } from './upload-progress.ts'

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
