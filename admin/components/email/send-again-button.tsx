'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useApi, useMessages } from '../client.ts'
import { ToolButton } from '../tool-button.tsx'

/** Puts a failed email back into the queue; idempotent. */
export function SendAgainButton({ id, size }: { id: number; size: 'small' | 'medium' }) {
  const { t } = useMessages()
  const api = useApi()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    const response = await api(`emails/${id}/send-again`, { method: 'POST' })
    if ('error' in response) toast.error(response.error)
    else toast.success(t('The mail is in the queue.'))
    setBusy(false)
    router.refresh()
  }
  return (
    <ToolButton disabled={busy} onClick={send} size={size}>
      {t('Send again')}
    </ToolButton>
  )
}
