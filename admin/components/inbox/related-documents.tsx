import { previewManner } from '@vitrina/content/documents/preview/kinds.ts'
import { translator } from '@vitrina/content/i18n/translator.ts'
import type { Document } from '@vitrina/content/payload-types.ts'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { Preview } from '../documents/preview.tsx'

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
  const t = translator(i18n)
  if (found.length === 0) return t('No longer there')
  return (
    <ul className="fact__list">
      {found.map(({ id, title, name, originalName, mimeType, scan = 'not-scanned' }) => (
        <li key={id}>
          {originalName ? (
            <FileLinks
              {...{ id, mimeType }}
              name={originalName}
              warning={scan === 'not-scanned' && t('Not scanned for malware')}
            />
          ) : (
            <a href={`/admin/collections/${collection}/${id}`}>{title ?? name ?? id}</a>
          )}
        </li>
      ))}
    </ul>
  )
}

type FileLinksProps = {
  id: number
  name: string
  mimeType?: string | null
  warning: string | false
}

/** Links to a document: download, and preview where its type allows. */
function FileLinks({ id, name, mimeType, warning }: FileLinksProps) {
  const manner = previewManner(mimeType)
  return (
    <span className="fact__file">
      <a href={`/api/documents/${id}/download`}>{name}</a>
      {manner && <Preview {...{ id, manner, name }} />}
      {warning && <span className="fact__scan">{warning}</span>}
    </span>
  )
}
