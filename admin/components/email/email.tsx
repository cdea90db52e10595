'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { useMessages } from '../client.ts'
import { ActionButton } from '../controls.tsx'
import { optionLabels } from '../option-labels.ts'

/** List cell: delivery status, with a resend button for failed emails. */
export function StatusCell({ cellData, field, rowData }: DefaultCellComponentProps) {
  const { language } = useMessages()
  return (
    <span className="wrapping-row">
      {optionLabels(field, language)[cellData] ?? cellData}
      {cellData === 'failed' && <SendAgainButton id={rowData.id} size="small" />}
    </span>
  )
}

/** Button for resending a failed email, above its form. */
export function SendAgain() {
  const { id, initialData } = useDocumentInfo()
  return id && initialData?.status === 'failed' ? <SendAgainButton id={id} size="medium" /> : null
}

/** Puts a failed email back into the queue; idempotent. */
const SendAgainButton = ({ id, size }: { id: number | string; size: 'small' | 'medium' }) => (
  <ActionButton
    done="The email is in the queue."
    label="Send again"
    path={`emails/${id}/send-again`}
    size={size}
  />
)
