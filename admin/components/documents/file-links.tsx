import { previewManner } from '@vitrina/content/documents/preview/kinds.ts'
import { translate } from '@vitrina/content/i18n/translate.ts'
import type { Document } from '@vitrina/content/payload-types.ts'
import { wordsFor } from '../words.ts'
import { Preview } from './preview.tsx'
import { previewWords } from './preview-words.ts'

type Props = {
  document: Pick<Document, 'id' | 'originalName' | 'mimeType' | 'scan'>
  language: string
}

/** A visitor's file: to be saved, and to be looked at where its kind allows. */
export function FileLinks({ document: { id, originalName, mimeType, scan }, language }: Props) {
  const manner = previewManner(mimeType)
  return (
    <span className="fact__file">
      <a href={`/api/documents/${id}/download`}>{originalName}</a>
      {manner && (
        <Preview
          id={id}
          manner={manner}
          name={originalName}
          words={wordsFor(language, previewWords)}
        />
      )}
      {scan === 'not-scanned' && (
        <span className="fact__scan">{translate('Not scanned for malware', language)}</span>
      )}
    </span>
  )
}
