import { previewManner } from '@vitrina/content/documents/preview/kinds.ts'
import { wordsFor } from '../words.ts'
import { Preview } from './preview.tsx'
import { previewWords } from './preview-words.ts'

type Props = {
  document: { id: number; originalName: string; mimeType?: string | null }
  language: string
}

/** A visitor's file: to be saved, and to be looked at where its kind allows. */
export function FileLinks({ document: { id, originalName, mimeType }, language }: Props) {
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
    </span>
  )
}
