import { readLabel } from '@vitrina/content/i18n/read-label.ts'
import type { DefaultServerCellComponentProps } from 'payload'
import { wordsFor } from '../words.ts'
import { SendAgainButton } from './send-again-button.tsx'
import { sendAgainWords } from './send-again-words.ts'
import './status-cell.css'

/** How far a mail is, in the list; one that gave up can be sent again from there. */
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
