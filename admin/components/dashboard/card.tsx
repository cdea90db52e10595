import type { Translate } from '@vitrina/content/i18n/translator.ts'
import Link from 'next/link'
import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import type { ReactNode } from 'react'

/** The request of the dashboard (its user decides access), the language and the time zone. */
export type Viewer = { req: PayloadRequest; t: Translate; language: string; timeZone: string }

/** Loads a card. @returns null when there is nothing to show, or the viewer may not see it */
export type LoadCard = (viewer: Viewer) => Promise<ReactNode>

type Props = { title: string; count?: number; children: ReactNode }

export function Card({ title, count, children }: Props) {
  return (
    <section className="summary__card">
      <h2 className="summary__title">
        {title}
        {count !== undefined && <span className="summary__count">{count}</span>}
      </h2>
      {children}
    </section>
  )
}

type ListProps = {
  className?: string
  rows: { id: number | string; address: string; name: ReactNode; details: ReactNode }[]
}

/** Documents in a card, with details. */
export function CardList({ className, rows }: ListProps) {
  return (
    <ul className={className}>
      {rows.map(({ id, address, name, details }) => (
        <li key={id}>
          <Link href={address} prefetch={false}>
            {name}
          </Link>
          <span>{details}</span>
        </li>
      ))}
    </ul>
  )
}

/** Options of the Local API, which then reads what the viewer may. */
export const asViewer = ({ user }: PayloadRequest) =>
  ({ depth: 0, overrideAccess: false, user }) as const

/** Whether the viewer may read or edit every document of a collection, including drafts. */
export async function may(req: PayloadRequest, what: 'read' | 'update', slug: CollectionSlug) {
  return (await req.payload.collections[slug].config.access[what]({ req })) === true
}

/** Whether the viewer may edit a global. */
export async function mayUpdateGlobal(req: PayloadRequest, global: GlobalSlug) {
  const config = req.payload.globals.config.find(({ slug }) => slug === global)
  return (await config?.access.update({ req })) === true
}
