'use client'
import Link from 'next/link'
import { useEffect, useState } from 'react'
import './used-where.css'

type Use = {
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
  words: { heading: string; nowhere: string }
}

export function UsedWhereList({ id, names, words }: Props) {
  const [uses, setUses] = useState<Use[]>()

  useEffect(() => {
    const leaving = new AbortController()
    askForUses(id, leaving.signal).then(setUses, () => {})
    return () => leaving.abort()
  }, [id])

  if (!uses) return null
  return (
    <section className="used-where field-type">
      <h3>{words.heading}</h3>
      {uses.length === 0 && <p>{words.nowhere}</p>}
      <ul>
        {uses.map((use) => (
          <li key={`${use.slug} ${use.id} ${use.field}`}>
            <Link href={addressOf(use)} prefetch={false}>
              {use.title || names[use.slug] || use.slug}
            </Link>
            {use.kind === 'collection' && <span> · {names[use.slug] ?? use.slug}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Loads the references. @returns undefined on errors, because the list is optional */
async function askForUses(id: number | string, signal: AbortSignal): Promise<Use[] | undefined> {
  const search = new URLSearchParams({ collection: 'media', id: String(id) })
  const answer = await fetch(`/api/used-where?${search}`, { signal })
  if (!answer.ok) return
  const { uses } = (await answer.json()) as { uses?: Use[] }
  return Array.isArray(uses) ? uses : undefined
}

function addressOf({ kind, slug, id, adminUrl }: Use): string {
  if (adminUrl) return new URL(adminUrl, window.location.href).pathname
  return kind === 'global' ? `/admin/globals/${slug}` : `/admin/collections/${slug}/${id}`
}
