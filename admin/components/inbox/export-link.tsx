'use client'
import { useListQuery } from '@payloadcms/ui'
import type { Inbox } from '@vitrina/content/inbox/inboxes.ts'
import { queryParameters, useMessages } from '../client.ts'
import { ToolButton } from '../controls.tsx'

export function ExportLink({ inbox }: { inbox: Inbox }) {
  const { t } = useMessages()
  const { where, search } = useListQuery().query ?? {}
  const parameters = [...queryParameters('where', where), ...queryParameters('search', search)]
  const query = new URLSearchParams(parameters).toString()
  return (
    <ToolButton el="anchor" url={`/api/${inbox}/export.csv${query && `?${query}`}`}>
      {t('Export as CSV')}
    </ToolButton>
  )
}
