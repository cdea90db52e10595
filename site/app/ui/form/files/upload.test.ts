import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hasFiles, reportUploadProgress } from '~/browser/fetch.ts'
import { currentUploadShare, subscribeToUpload, upload } from './upload.tsx'

/** The part of XMLHttpRequest that the code uses; the test triggers its events. */
class FakeRequest {
  static last: FakeRequest
  status = 0
  statusText = ''
  response: ArrayBuffer = new ArrayBuffer(0)
  responseType = ''
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  onloadend?: () => void
  open = vi.fn()
  send = vi.fn()
  setRequestHeader = vi.fn()
  abort = vi.fn(() => this.onloadend?.())
  getAllResponseHeaders = () => 'content-type: text/x-script\r\nx-remix-response: yes\r\n'

  constructor() {
    FakeRequest.last = this
  }

  answer(status: number, text = ''): void {
    this.status = status
    this.response = new TextEncoder().encode(text).buffer
    this.onload?.()
    this.onloadend?.()
  }
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeRequest))
afterEach(() => vi.unstubAllGlobals())

function form(file?: File): FormData {
  const data = new FormData()
  data.append('message', 'Hello')
  if (file) data.append('attachments', file)
  return data
}
const withFile = () => form(new File(['%PDF'], 'a.pdf'))

describe('requests with upload progress', () => {
  test('forms with a file in them', () => {
    expect(hasFiles(withFile())).toBe(true)
    expect(hasFiles(form())).toBe(false)
    expect(hasFiles(form(new File([], '')))).toBe(false)
    expect(hasFiles('a=b')).toBe(false)
    expect(hasFiles(undefined)).toBe(false)
  })

  test('all others are sent by fetch', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response())
    const browser = { fetch }
    reportUploadProgress(browser)
    await browser.fetch('/services.data')
    await browser.fetch('/hire-us.data', { method: 'POST', body: form() })
    expect(fetch).toHaveBeenCalledTimes(2)
    const sending = browser.fetch('/hire-us.data', { method: 'POST', body: withFile() })
    await vi.waitUntil(() => FakeRequest.last?.send.mock.calls.length)
    FakeRequest.last.answer(200)
    await sending
    expect(fetch).toHaveBeenCalledTimes(2)
  })
})

describe('an upload', () => {
  test('sends the same request and resolves with the same response as fetch', async () => {
    const body = withFile()
    const sending = upload(new URL('http://localhost/hire-us.data'), {
      method: 'POST',
      headers: { 'X-XSRF-TOKEN': 'token' },
      body,
    })
    const { last } = FakeRequest
    expect(last.open).toHaveBeenCalledWith('POST', new URL('http://localhost/hire-us.data'))
    expect(last.setRequestHeader.mock.calls).toEqual([['x-xsrf-token', 'token']])
    expect(last.send).toHaveBeenCalledWith(body)
    last.answer(400, 'wrong')
    const response = await sending
    expect(response.status).toBe(400)
    expect(response.headers.get('X-Remix-Response')).toBe('yes')
    expect(await response.text()).toBe('wrong')
  })

  test('a response without a body', async () => {
    const sending = upload('/a', { method: 'POST', body: withFile() })
    FakeRequest.last.answer(204)
    expect((await sending).body).toBeNull()
  })

  test('reports its progress', async () => {
    const told: (number | undefined)[] = []
    const stop = subscribeToUpload(() => told.push(currentUploadShare()))
    const sending = upload('/a', { method: 'POST', body: withFile() })
    FakeRequest.last.upload.onprogress?.({ loaded: 25, total: 100 })
    FakeRequest.last.upload.onprogress?.({ loaded: 100, total: 100 })
    FakeRequest.last.answer(200)
    await sending
    stop()
    expect(told).toEqual([0, 0.25, 1, undefined])
  })

  test('fails like fetch without a connection', async () => {
    const sending = upload('/a', { method: 'POST', body: withFile() })
    FakeRequest.last.onerror?.()
    FakeRequest.last.onloadend?.()
    await expect(sending).rejects.toBeInstanceOf(TypeError)
    expect(currentUploadShare()).toBeUndefined()
  })

  test('is aborted with its signal', async () => {
    const controller = new AbortController()
    const sending = upload('/a', { method: 'POST', body: withFile(), signal: controller.signal })
    controller.abort()
    await expect(sending).rejects.toMatchObject({ name: 'AbortError' })
    expect(FakeRequest.last.abort).toHaveBeenCalled()
    expect(currentUploadShare()).toBeUndefined()
    const late = upload('/a', { method: 'POST', body: withFile(), signal: controller.signal })
    await expect(late).rejects.toMatchObject({ name: 'AbortError' })
  })
})
