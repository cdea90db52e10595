'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import type { DefaultCellComponentProps } from 'payload'
import { useState } from 'react'
import { useApi, useMessages } from '../client.ts'
import { ToolButton } from '../tool-button.tsx'

/** List cell: the page nearest to a missed address, with a button that redirects there. */
export function NearestPageCell({ cellData, rowData }: DefaultCellComponentProps) {
  const { t } = useMessages()
  const api = useApi()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  if (!cellData) return '—'
  const redirect = async () => {
    setBusy(true)
    const { error } = await api(`missed-addresses/${rowData.id}/redirect`, {})
    if (error === undefined) toast.success(t('The address is redirected.'))
    else toast.error(error)
    setBusy(false)
    router.refresh()
  }
  return (
    <span className="wrapping-row">
      {cellData}
      <ToolButton disabled={busy} onClick={redirect} size="small">
        {t('Redirect there')}
      </ToolButton>
    </span>
  )
}
