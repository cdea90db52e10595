'use client'
import { Button, useListQuery } from '@payloadcms/ui'
import type { Inbox } from '@vitrina/content/inbox/inboxes.ts'

/** Downloads what the list shows, all its pages; the query is the list’s own, wherever it came from. */
export function ExportLink({ inbox, label }: { inbox: Inbox; label: string }) {
  const { where, search } = useListQuery().query ?? {}
  const parameters = [...flatten('where', where), ...flatten('search', search)]
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

/** `{ status: { equals: 'new' } }` as `where[status][equals]=new`. */
function flatten(name: string, value: unknown): [name: string, value: string][] {
  if (value === undefined || value === null || value === '') return []
  if (typeof value !== 'object') return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, inner]) => flatten(`${name}[${key}]`, inner))
}
