'use client'
import { TextField, toast, useConfig, useDocumentInfo, useLocale } from '@payloadcms/ui'
import type { DefaultCellComponentProps, TextFieldClientComponent } from 'payload'
import { useApi, useMessages } from '../client.ts'
import { ActionButton, ToolButton } from '../controls.tsx'

/** Hidden in the default language, whose address is the slug itself. */
export const TranslatedSlug: TextFieldClientComponent = (props) => {
  const { code } = useLocale()
  const { localization } = useConfig().config
  return localization && code === localization.defaultLocale ? null : <TextField {...props} />
}

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

/** List cell: the page nearest to a missed address, with a button that redirects there. */
export function NearestPageCell({ cellData, rowData }: DefaultCellComponentProps) {
  if (!cellData) return '—'
  return (
    <span className="wrapping-row">
      {cellData}
      <ActionButton
        done="The address is redirected."
        label="Redirect there"
        path={`missed-addresses/${rowData.id}/redirect`}
      />
    </span>
  )
}
