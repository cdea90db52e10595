'use client'
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

type Props = {
  id: number | string
  /** Labels of the collections and globals. */
  names: Record<string, string>
}

/** Hidden until loaded, and on errors, because the list is optional. */
export function UsedWhereList({ id, names }: Props) {
  const { t } = useMessages()
  const search = new URLSearchParams({ collection: 'media', id: String(id) })
  const loaded = useLoaded<{ uses: Reference[] }>(`used-where?${search}`)
  if (!loaded || 'error' in loaded) return null
  const references = loaded.data.uses
  return (
    <section className="used-where field-type">
      <h3>{t('Used where')}</h3>
      {references.length === 0 && <p>{t('Nowhere yet.')}</p>}
      <ul>
        {references.map((reference) => (
          <li key={`${reference.slug} ${reference.id} ${reference.field}`}>
            <Link href={addressOf(reference)} prefetch={false}>
              {reference.title || names[reference.slug] || reference.slug}
            </Link>
            {reference.kind === 'collection' && (
              <span> · {names[reference.slug] ?? reference.slug}</span>
            )}
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
