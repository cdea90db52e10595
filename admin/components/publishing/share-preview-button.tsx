'use client'

import { Button, toast, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'

const texts = {
  en: {
    share: 'Share preview',
    copied: 'Copied. Whoever has the link sees this draft until {date}.',
    failed: 'The link could not be made. Save the draft and try again.',
  },
  ro: {
    share: 'Trimite previzualizarea',
    copied: 'Copiat. Oricine are linkul vede această ciornă până la {date}.',
    failed: 'Linkul nu a putut fi creat. Salvați ciorna și încercați din nou.',
  },
  ru: {
    share: 'Поделиться черновиком',
    copied: 'Скопировано. По ссылке этот черновик виден до {date}.',
    failed: 'Не удалось создать ссылку. Сохраните черновик и попробуйте ещё раз.',
  },
}

/** Copies a link that shows this draft to anyone for seven days. */
export function SharePreviewButton() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const t = texts[i18n.language as keyof typeof texts] ?? texts.en
  if (collectionSlug && !id) return null

  const share = async () => {
    const what = new URLSearchParams(
      globalSlug ? { global: globalSlug } : { collection: collectionSlug ?? '', id: String(id) },
    )
    try {
      const response = await fetch(`${config.routes.api}/share-preview?${what}`, {
        credentials: 'same-origin',
      })
      if (!response.ok) throw new Error(response.statusText)
      const { url, expires } = (await response.json()) as { url: string; expires: string }
      await navigator.clipboard.writeText(url)
      const date = new Date(expires).toLocaleDateString(i18n.language, { dateStyle: 'long' })
      toast.success(t.copied.replace('{date}', date))
    } catch {
      toast.error(t.failed)
    }
  }

  return (
    <Button buttonStyle="secondary" size="medium" onClick={share} className="share-preview">
      {t.share}
    </Button>
  )
}
