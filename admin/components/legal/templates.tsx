'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useApi, useMessages } from '../client.ts'
import { ToolButton } from '../controls.tsx'

const templates = [
  ['privacy', 'Privacy policy'],
  ['terms', 'Terms'],
  ['cookies', 'Cookies and browser storage'],
] as const

/** Above the list of legal pages: starts one from a template and opens it. */
export function LegalTemplates() {
  const { t } = useMessages()
  const api = useApi()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const start = async (template: string) => {
    setBusy(true)
    const { data, error } = await api<{ id: number }>(`legal-pages/from-template/${template}`, {})
    if (data) return router.push(`/admin/collections/legal-pages/${data.id}`)
    toast.error(error)
    setBusy(false)
  }
  return (
    <div className="wrapping-row">
      <span>{t('Start from a template:')}</span>
      {templates.map(([template, label]) => (
        <ToolButton disabled={busy} key={template} onClick={() => start(template)}>
          {t(label)}
        </ToolButton>
      ))}
    </div>
  )
}
