import { translate } from '@vitrina/content/i18n/translate.ts'
import type { DefaultServerCellComponentProps } from 'payload'
import './duplicates.css'

/** In the list: an application whose sender may have applied for the same vacancy before. */
export function DuplicateCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  if (!cellData) return null
  return <span className="duplicate-mark">{translate('Possible duplicate', i18n.language)}</span>
}
