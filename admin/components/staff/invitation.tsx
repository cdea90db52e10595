'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { ActionButton } from '../action-button.tsx'
import { useMessages } from '../client.ts'
import { optionLabels } from '../option-labels.ts'

/** List cell: the status of an account, with what can be done about an open invitation. */
export function StatusCell({ cellData, field, rowData }: DefaultCellComponentProps) {
  const { language } = useMessages()
  return (
    <span className="wrapping-row">
      {optionLabels(field, language)[cellData] ?? cellData}
      {cellData === 'invited' && <InvitationButtons id={rowData.id} />}
    </span>
  )
}

/** The same buttons above the form of an invited account. */
export function OpenInvitation() {
  const { id, initialData } = useDocumentInfo()
  return id && initialData?.status === 'invited' ? <InvitationButtons id={id} /> : null
}

const InvitationButtons = ({ id }: { id: number | string }) => (
  <>
    <ActionButton
      done="The invitation is on its way."
      label="Send again"
      path={`users/${id}/invite`}
    />
    <ActionButton
      done="The invitation is withdrawn."
      label="Withdraw the invitation"
      path={`users/${id}/withdraw`}
    />
  </>
)
