'use client'
import { BulkUploadProvider, useBulkUpload, useForm, useListDrawer, useModal } from '@payloadcms/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useMessages } from '../client.ts'
import { ToolButton } from '../controls.tsx'
import './media.css'

type Props = { path: string; field: { maxRows?: number } }

/** Below a list with a picture in each row: adds several at once, new ones or from the media. */
export function AddPictures(props: Props) {
  return (
    <BulkUploadProvider drawerSlugPrefix={props.path}>
      <AddPictureButtons {...props} />
    </BulkUploadProvider>
  )
}

function AddPictureButtons({ path, field: { maxRows = Number.POSITIVE_INFINITY } }: Props) {
  const { t } = useMessages()
  const { addFieldRow, getField } = useForm()
  const { openModal } = useModal()
  const { drawerSlug, setCollectionSlug, setMaxFiles, setOnSuccess } = useBulkUpload()
  const [ListDrawer, , { closeDrawer, openDrawer }] = useListDrawer({ collectionSlugs: ['media'] })

  const rows = () => getField(path)?.rows?.length ?? 0
  const add = (pictures: Array<number | string>) => {
    const first = rows()
    for (const [index, picture] of pictures.slice(0, maxRows - first).entries()) {
      const image = { value: picture, initialValue: picture, valid: true }
      addFieldRow({ path, schemaPath: path, rowIndex: first + index, subFieldState: { image } })
    }
  }
  const upload = () => {
    setCollectionSlug('media')
    setMaxFiles(maxRows - rows())
    setOnSuccess((uploaded) => add(uploaded.map(({ doc }) => doc.id)))
    openModal(drawerSlug)
  }
  const choose = (selected: Map<number | string, boolean>) => {
    add([...selected].flatMap(([id, isSelected]) => (isSelected ? [id] : [])))
    closeDrawer()
  }
  return (
    <div className="add-pictures wrapping-row">
      <ToolButton onClick={upload}>{t('Upload several pictures')}</ToolButton>
      <ToolButton onClick={openDrawer}>{t('Choose several pictures')}</ToolButton>
      <ListDrawer
        enableRowSelections
        onBulkSelect={choose}
        onSelect={({ doc }) => {
          add([doc.id])
          closeDrawer()
        }}
      />
    </div>
  )
}

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
