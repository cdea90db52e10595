import type { Translate } from '@vitrina/content/i18n/translator.ts'
import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import { Link } from '../controls.tsx'

/** The request of the dashboard (its user decides access), the language and the time zone. */
export type Viewer = { req: PayloadRequest; t: Translate; language: string; timeZone: string }

/** Loads a card. @returns null when there is nothing to show, or the viewer may not see it */
export type LoadCard = (viewer: Viewer) => Promise<ReactNode>

type Props = {
  title: string
  count?: number
  hint?: string
  /** Documents, with details. */
  rows?: { id: number | string; address: string; name: ReactNode; details: ReactNode }[]
  children?: ReactNode
}

export function Card({ title, count, hint, rows = [], children }: Props) {
  return (
    <section className="summary__card">
      <h2 className="summary__title">
        {title}
        {count !== undefined && <span className="summary__count">{count}</span>}
      </h2>
      {hint && <p>{hint}</p>}
      {rows.length > 0 && (
        <ul>
          {rows.map(({ id, address, name, details }) => (
            <li key={id}>
              <Link href={address}>{name}</Link>
              <span>{details}</span>
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  )
}

/** Options of the Local API, which then reads what the viewer may. */
export const asViewer = ({ user }: PayloadRequest) =>
  ({ depth: 0, overrideAccess: false, user }) as const

/** Whether the viewer may read or edit all documents of a collection, with drafts, or a global. */
export async function may(
  req: PayloadRequest,
  what: 'read' | 'update',
  slug: CollectionSlug | GlobalSlug,
) {
  const { collections, globals } = req.payload.config
  const entity = [...collections, ...globals].find((each) => each.slug === slug)
  return (await entity?.access[what]({ req })) === true
}
