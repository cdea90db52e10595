import { readLabel } from '@vitrina/content/i18n/read-label.ts'
import type { BeforeDocumentControlsServerProps, DefaultServerCellComponentProps } from 'payload'
import { wordsFor } from '../words.ts'
import { sendAgainWords } from './labels.ts'
import { SendAgainButton } from './send-again-button.tsx'
import './email.css'

type Props = BeforeDocumentControlsServerProps & { id?: number | string }

/** Button for resending a failed email. */
export async function SendAgain({ id, payload, user, i18n }: Props) {
  if (!id || !user) return null
  const mail = await payload.findByID({
    collection: 'mails',
    id,
    depth: 0,
    select: { status: true },
    overrideAccess: false,
    user,
    disableErrors: true,
  })
  if (mail?.status !== 'failed') return null
  return (
    <SendAgainButton id={mail.id} size="medium" words={wordsFor(i18n.language, sendAgainWords)} />
  )
}

/** List cell: delivery status, with a resend button for failed emails. */
export function StatusCell({ cellData, field, i18n, rowData }: DefaultServerCellComponentProps) {
  const options = field.type === 'select' ? field.options : []
  const option = options.find((one) => typeof one === 'object' && one.value === cellData)
  const label = typeof option === 'object' ? readLabel(option.label, i18n.language) : cellData
  return (
    <span className="mail-status">
      {label}
      {cellData === 'failed' && (
        <SendAgainButton
          id={Number(rowData.id)}
          size="small"
          words={wordsFor(i18n.language, sendAgainWords)}
        />
      )}
    </span>
  )
}
