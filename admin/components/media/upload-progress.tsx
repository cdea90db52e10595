'use client'
import { type ReactNode, useEffect, useState } from 'react'
import { useMessages } from '../client.ts'
import './media.css'

/** Around the admin: how much of a file is sent. Payload uploads by `fetch`, which cannot tell. */
export function UploadProgress({ children }: { children: ReactNode }) {
  const { t } = useMessages()
  const [sent, setSent] = useState<number>()
  useEffect(() => {
    const { fetch } = window
    window.fetch = (input, init = {}) => {
      const isUpload = init.body instanceof FormData && init.body.get('file') instanceof File
      if (!isUpload || typeof input !== 'string') return fetch(input, init)
      return send(input, init, setSent).finally(() => setSent(undefined))
    }
    return () => {
      window.fetch = fetch
    }
  }, [])
  return (
    <>
      {children}
      {sent !== undefined && (
        // Without a value, the bar says that the server is at work.
        <progress
          aria-label={t('Uploading')}
          className="upload-progress"
          value={sent < 1 ? sent : undefined}
        />
      )}
    </>
  )
}

/** Like `fetch`, calling `onProgress` with the part of the body that is sent, from 0 to 1. */
function send(
  url: string,
  { method = 'GET', headers, body, signal }: RequestInit,
  onProgress: (sent: number) => void,
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const request = new XMLHttpRequest()
  request.open(method, url)
  new Headers(headers).forEach((value, name) => {
    request.setRequestHeader(name, value)
  })
  request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total)
  request.onload = () => {
    const type = request.getResponseHeader('Content-Type') ?? ''
    const answer = { status: request.status, headers: { 'Content-Type': type } }
    resolve(new Response(request.responseText, answer))
  }
  request.onerror = () => reject(new TypeError('The upload failed.'))
  request.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'))
  signal?.addEventListener('abort', () => request.abort())
  request.send(body as FormData)
  return promise
}
