import { translator } from '@vitrina/content/i18n/translator.ts'
import type { DefaultServerCellComponentProps, UIFieldServerComponent, Where } from 'payload'
import type { ComponentProps } from 'react'
import './inbox.css'

/** List cell: marks a possible duplicate application for the same vacancy. */
export function DuplicateCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  if (!cellData) return null
  return <span className="duplicate-mark">{translator(i18n)('Possible duplicate')}</span>
}

/** Other applications for the same vacancy with the same email address, earlier or later. */
export async function PossibleDuplicates({
  data,
  id,
  req: { payload, user, i18n },
}: ComponentProps<UIFieldServerComponent>) {
  if (!id) return null
  const { docs } = await payload.find({
    collection: 'applications',
    where: { and: [{ id: { not_equals: id } }, sameAs(id, data?.possibleDuplicateOf)] },
    sort: 'id',
    limit: 20,
    pagination: false,
    depth: 0,
    select: { reference: true },
    overrideAccess: false,
    user,
  })
  if (docs.length === 0) return null
  const t = translator(i18n)
  return (
    <dl className="fact field-type">
      <dt className="fact__label">
        <span className="duplicate-mark">{t('Possible duplicate')}</span>
      </dt>
      <dd className="fact__value">
        <ul className="fact__list">
          {docs.map((other) => (
            <li key={other.id}>
              <a href={`/admin/collections/applications/${other.id}`}>{other.reference}</a>
            </li>
          ))}
        </ul>
      </dd>
      <dd className="fact__description">
        {t(
          'Came with the same address for the same vacancy. Anybody may have typed that address, so each is stored as it came.',
        )}
      </dd>
    </dl>
  )
}

/** Every duplicate references the first application. */
function sameAs(id: number | string, first: unknown): Where {
  const firstId = first && typeof first === 'object' && 'id' in first ? first.id : first
  const later: Where = { possibleDuplicateOf: { equals: firstId ?? id } }
  return firstId ? { or: [later, { id: { equals: firstId } }] } : later
}
