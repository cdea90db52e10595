'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import type { Use } from '@vitrina/content/publishing/references/find-references.ts'
import type { DefaultCellComponentProps } from 'payload'
import { useLoaded, useMessages } from '../client.ts'
import { Link } from '../controls.tsx'
import './media.css'

/** List cell: the alternative text, and whether the picture still loads slowly for visitors. */
export function AltCell({ cellData, rowData }: DefaultCellComponentProps) {
  const { t } = useMessages()
  return (
    <span className="wrapping-row">
      {String(cellData ?? '')}
      {rowData.sizesPending && <span className="warning-mark">{t('Sizes are being made')}</span>}
    </span>
  )
}

export function UsedWhere() {
  const { id } = useDocumentInfo()
  // In a bulk upload, it is null.
  return !id ? null : <References id={id} key={id} />
}

/** Hidden until loaded, and on errors, because the list is optional. */
function References({ id }: { id: number | string }) {
  const { t } = useMessages()
  const search = new URLSearchParams({ collection: 'media', id: String(id) })
  const references = useLoaded<{ uses: Use[] }>(`used-where?${search}`)?.data?.uses
  if (!references) return null
  return (
    <section className="used-where field-type">
      <h3>{t('Used where')}</h3>
      {references.length === 0 && <p>{t('Nowhere yet.')}</p>}
      <ul>
        {references.map(({ kind, slug, id: user, title, label, field }) => (
          <li key={`${slug} ${user} ${field}`}>
            <Link href={`/admin/${kind}s/${slug}${user ? `/${user}` : ''}`}>{title || label}</Link>
            {kind === 'collection' && <span> · {label}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
