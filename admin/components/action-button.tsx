'use client'
import { toast } from '@payloadcms/ui'
import type { Wording } from '@vitrina/content/i18n/translator.ts'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useApi, useMessages } from './client.ts'
import { ToolButton } from './tool-button.tsx'

type Props = {
  path: string
  body?: object
  label: Wording
  done: Wording
  size?: 'small' | 'medium'
}

/** Calls the REST API, says that it is done or why not, and renders the page anew. */
export function ActionButton({ path, body = {}, label, done, size = 'small' }: Props) {
  const { t } = useMessages()
  const api = useApi()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const act = async () => {
    setBusy(true)
    const { error } = await api(path, body)
    if (error === undefined) toast.success(t(done))
    else toast.error(error)
    setBusy(false)
    router.refresh()
  }
  return (
    <ToolButton disabled={busy} onClick={act} size={size}>
      {t(label)}
    </ToolButton>
  )
}
