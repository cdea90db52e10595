'use client'

import { toast, useDocumentInfo } from '@payloadcms/ui'
import { useApi, useMessages } from '../client.ts'
import { ToolButton } from '../tool-button.tsx'

/** Copies a link that shows this draft to anyone for seven days. */
export function SharePreviewButton() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { language, t } = useMessages()
  const api = useApi()
  if (collectionSlug && !id) return null

  const share = async () => {
    const what = new URLSearchParams(
      globalSlug ? { global: globalSlug } : { collection: collectionSlug ?? '', id: String(id) },
    )
    const { data, error } = await api<{ url: string; expires: string }>(`share-preview?${what}`)
    try {
      if (!data) throw new Error(error)
      await navigator.clipboard.writeText(data.url)
      const date = new Date(data.expires).toLocaleDateString(language, { dateStyle: 'long' })
      toast.success(t('Copied. Anyone with the link sees this draft until {date}.', { date }))
    } catch {
      toast.error(t('The link could not be created. Save the draft and try again.'))
    }
  }

  return (
    <ToolButton className="share-preview" margin onClick={share} size="medium">
      {t('Share preview')}
    </ToolButton>
  )
}
