'use client'
import { Button, useListQuery } from '@payloadcms/ui'
import type { Inbox } from '@vitrina/content/inbox/inboxes.ts'
import { queryParameters } from './query-parameters.ts'

/** Downloads all pages of the list as currently filtered. */
export function ExportLink({ inbox, label }: { inbox: Inbox; label: string }) {
  const { where, search } = useListQuery().query ?? {}
  const parameters = [...queryParameters('where', where), ...queryParameters('search', search)]
  const query = new URLSearchParams(parameters).toString()
  return (
    <Button
      buttonStyle="secondary"
      el="anchor"
      margin={false}
      size="small"
      url={`/api/${inbox}/export.csv${query && `?${query}`}`}
    >
      {label}
    </Button>
  )
}
