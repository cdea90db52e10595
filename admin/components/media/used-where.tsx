'use client'
import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { readLabel } from '@vitrina/content/i18n/translator.ts'
import Link from 'next/link'
import { useLoaded, useMessages } from '../client.ts'
import './media.css'

type Reference = {
  kind: 'collection' | 'global'
  slug: string
  id?: number | string
  title: string
  field: string
  adminUrl?: string
}

/** Lists the pages that reference a picture. */
export function UsedWhere() {
  const { id } = useDocumentInfo()
  return id === undefined ? null : <References id={id} />
}

/** Hidden until loaded, and on errors, because the list is optional. */
function References({ id }: { id: number | string }) {
  const { language, t } = useMessages()
  const { config } = useConfig()
  const search = new URLSearchParams({ collection: 'media', id: String(id) })
  const loaded = useLoaded<{ uses: Reference[] }>(`used-where?${search}`)
  if (!loaded || 'error' in loaded) return null
  const references = loaded.data.uses
  const nameOf = ({ kind, slug }: Reference) => {
    const label =
      kind === 'collection'
        ? config.collections.find((each) => each.slug === slug)?.labels?.singular
        : config.globals.find((each) => each.slug === slug)?.label
    return readLabel(label, language) || slug
  }
  return (
    <section className="used-where field-type">
      <h3>{t('Used where')}</h3>
      {references.length === 0 && <p>{t('Nowhere yet.')}</p>}
      <ul>
        {references.map((reference) => (
          <li key={`${reference.slug} ${reference.id} ${reference.field}`}>
            <Link href={addressOf(reference)} prefetch={false}>
              {reference.title || nameOf(reference)}
            </Link>
            {reference.kind === 'collection' && <span> · {nameOf(reference)}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function addressOf({ kind, slug, id, adminUrl }: Reference): string {
  if (adminUrl) return new URL(adminUrl, window.location.href).pathname
  return kind === 'global' ? `/admin/globals/${slug}` : `/admin/collections/${slug}/${id}`
}
