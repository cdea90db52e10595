'use client'
import { useRowLabel } from '@payloadcms/ui'

/** The text of a menu's entry or a footer's column, beside its place, while the row is closed. */
export function EntryLabel() {
  const { data, rowNumber = 0 } = useRowLabel<{ label?: string; title?: string }>()
  return <span>{data.label || data.title || rowNumber + 1}</span>
}
