'use client'
import type { DefaultCellComponentProps } from 'payload'
import { useMessages } from '../client.ts'

/** List cell: the alternative text, and whether the picture still loads slowly for visitors. */
export function AltCell({ cellData, rowData }: DefaultCellComponentProps) {
  const { t } = useMessages()
  return (
    <span className="wrapping-row">
      {String(cellData ?? '')}
      {rowData.sizesPending && <span className="warning-mark">{t('Sizes are being made')}</span>}
    </span>
  )
}
