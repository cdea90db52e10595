'use client'
import type { DefaultCellComponentProps } from 'payload'
import { ActionButton } from '../action-button.tsx'

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
