import { previewManner } from '@vitrina/content/documents/preview/kinds.ts'
import { translate } from '@vitrina/content/i18n/translate.ts'
import type { Document } from '@vitrina/content/payload-types.ts'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { Preview } from '../documents/preview.tsx'
import { previewWords } from '../documents/preview-words.ts'
import { wordsFor } from '../words.ts'

type FileLinksProps = {
  document: Pick<Document, 'id' | 'originalName' | 'mimeType' | 'scan'>
  language: string
}

/** Links to a document: download, and preview where its type allows. */
export function FileLinks({
  document: { id, originalName, mimeType, scan },
  language,
}: FileLinksProps) {
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

type RelatedDocumentsProps = { collection: CollectionSlug; ids: unknown[]; req: PayloadRequest }

type Related = {
  id: number
  title?: string
  name?: string
  originalName?: string
  mimeType?: string | null
  scan?: Document['scan']
}

/** Links to related documents: download and preview for files, the admin page for the rest. */
export async function RelatedDocuments({ collection, ids, req }: RelatedDocumentsProps) {
  const { payload, user, i18n } = req
  const { docs } = await payload.find({
    collection,
    where: { id: { in: ids } },
    pagination: false,
    depth: 0,
    draft: true,
    trash: true,
    overrideAccess: false,
    user,
  })
  const found = docs as unknown as Related[]
  if (found.length === 0) return translate('No longer there', i18n.language)
  return (
    <ul className="fact__list">
      {found.map(({ id, title, name, originalName, mimeType, scan }) => (
        <li key={id}>
          {originalName ? (
            <FileLinks
              document={{ id, originalName, mimeType, scan: scan ?? 'not-scanned' }}
              language={i18n.language}
            />
          ) : (
            <a href={`/admin/collections/${collection}/${id}`}>{title ?? name ?? id}</a>
          )}
        </li>
      ))}
    </ul>
  )
}
