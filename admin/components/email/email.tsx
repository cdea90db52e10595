'use client'
import { toast, useDocumentInfo } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import type { DefaultCellComponentProps } from 'payload'
import { useState } from 'react'
import { useApi, useMessages } from '../client.ts'
import { optionLabels } from '../option-labels.ts'
import { ToolButton } from '../tool-button.tsx'

/** List cell: delivery status, with a resend button for failed emails. */
export function StatusCell({ cellData, field, rowData }: DefaultCellComponentProps) {
  const { language } = useMessages()
  return (
    <span className="wrapping-row">
      {optionLabels(field, language)[cellData] ?? cellData}
      {cellData === 'failed' && <SendAgainButton id={rowData.id} size="small" />}
    </span>
  )
}

/** Button for resending a failed email, above its form. */
export function SendAgain() {
  const { id, initialData } = useDocumentInfo()
  return id && initialData?.status === 'failed' ? <SendAgainButton id={id} size="medium" /> : null
}

type ButtonProps = { id: number | string; size: 'small' | 'medium' }

/** Puts a failed email back into the queue; idempotent. */
function SendAgainButton({ id, size }: ButtonProps) {
  const { t } = useMessages()
  const api = useApi()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    const { error } = await api(`emails/${id}/send-again`, {})
    if (error === undefined) toast.success(t('The email is in the queue.'))
    else toast.error(error)
    setBusy(false)
    router.refresh()
  }
  return (
    <ToolButton disabled={busy} onClick={send} size={size}>
      {t('Send again')}
    </ToolButton>
  )
}
