import type { BeforeDocumentControlsServerProps, DefaultServerCellComponentProps } from 'payload'
import { optionLabels } from '../option-labels.ts'
import { SendAgainButton } from './send-again-button.tsx'

type Props = BeforeDocumentControlsServerProps & { id?: number | string }

/** Button for resending a failed email. */
export async function SendAgain({ id, payload, user }: Props) {
  if (!id || !user) return null
  const email = await payload.findByID({
    collection: 'emails',
    id,
    depth: 0,
    select: { status: true },
    overrideAccess: false,
    user,
    disableErrors: true,
  })
  if (email?.status !== 'failed') return null
  return <SendAgainButton id={email.id} size="medium" />
}

/** List cell: delivery status, with a resend button for failed emails. */
export function StatusCell({ cellData, field, i18n, rowData }: DefaultServerCellComponentProps) {
  return (
    <span className="email-status">
      {optionLabels(field, i18n.language)[cellData] ?? cellData}
      {cellData === 'failed' && <SendAgainButton id={Number(rowData.id)} size="small" />}
    </span>
  )
}
