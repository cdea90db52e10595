'use client'
import { toast } from '@payloadcms/ui'
import type { SamplePreview } from '@vitrina/content/setup/setup.ts'
import { useState } from 'react'
import { useApi, useLoaded, useMessages } from '../client.ts'
import { ToolButton } from '../controls.tsx'
import { Dialog, DialogError } from '../dialog.tsx'

/** Shows what a removal of the sample takes away, asks, and removes it. */
export function RemoveSample() {
  const { t } = useMessages()
  const [open, setOpen] = useState(false)
  return (
    <>
      <ToolButton onClick={() => setOpen(true)}>{t('Remove the sample')}</ToolButton>
      {open && <SampleDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function SampleDialog({ onClose }: { onClose: () => void }) {
  const { t } = useMessages()
  const api = useApi()
  const preview = useLoaded<SamplePreview>('globals/setup/sample')
  const remove = async () => {
    const { error } = await api('globals/setup/sample/remove', {})
    if (error === undefined) window.location.assign('/admin')
    return error
  }
  return (
    <Dialog
      heading={t('Remove the sample?')}
      onClose={onClose}
      onSubmit={remove}
      submit={t('Remove the sample')}
      submitButton={{ disabled: !preview?.data }}
    >
      {!preview && <p className="dialog__text">{t('Loading…')}</p>}
      {preview?.error !== undefined && <DialogError>{preview.error}</DialogError>}
      {preview?.data && (
        <>
          <p className="dialog__text">{t('These documents are deleted:')}</p>
          <ul>
            {preview.data.documents.map(({ label, count }) => (
              <li key={label}>
                {label}: {count}
              </li>
            ))}
          </ul>
          <p className="dialog__text">
            {t('Words of the sample are replaced by plain ones in: {pages}.', {
              pages: preview.data.globals.join(', '),
            })}
          </p>
          <p className="dialog__text">
            {t('What you have written yourself stays. For seven days you can undo this.')}
          </p>
        </>
      )}
    </Dialog>
  )
}

/** Sends an email to the user through the queue, and says what became of it. */
export function TestEmail() {
  const { t } = useMessages()
  const api = useApi()
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    const queued = await api<{ id: number }>('globals/setup/test-email', {})
    if (queued.data) await report(queued.data.id)
    else toast.error(queued.error)
    setBusy(false)
  }
  const report = async (id: number) => {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      await new Promise((resolve) => setTimeout(resolve, pause))
      const { data, error } = await api<Sent>(`emails/${id}?depth=0`)
      if (error !== undefined) return toast.error(error)
      if (data?.status === 'sent')
        return toast.success(t('The test email was sent. Look into your inbox.'))
      if (data?.lastError)
        return toast.error(t('The test email was not sent: {reason}', { reason: data.lastError }))
    }
    return toast.error(t('The test email still waits. Does the site run, and its background jobs?'))
  }
  return (
    <ToolButton disabled={busy} onClick={send}>
      {t(busy ? 'Sending…' : 'Send a test email')}
    </ToolButton>
  )
}

type Sent = { status: 'queued' | 'sent' | 'failed'; lastError?: string | null }

/** Half a minute in all. */
const attempts = 30
const pause = 1_000
