import { translator } from '@vitrina/content/i18n/translator.ts'
import type { DefaultServerCellComponentProps, UIFieldServerComponent } from 'payload'
import type { ComponentProps } from 'react'
import { FactBox } from './fields.tsx'

/** List cell: marks a possible duplicate application for the same vacancy. */
export function DuplicateCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  if (!cellData) return null
  return <span className="warning-mark">{translator(i18n)('Possible duplicate')}</span>
}

/** Other applications for the same vacancy with the same email address, earlier or later. */
export async function PossibleDuplicates({
  data,
  id,
  req: { payload, user, i18n },
}: ComponentProps<UIFieldServerComponent>) {
  if (!id) return null
  // Every duplicate references the first application, which has no reference itself.
  const reference = data?.possibleDuplicateOf
  const first = reference?.id ?? reference ?? id
  const { docs } = await payload.find({
    collection: 'applications',
    where: {
      and: [
        { id: { not_equals: id } },
        { or: [{ possibleDuplicateOf: { equals: first } }, { id: { equals: first } }] },
      ],
    },
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
    <FactBox
      description={t(
        'Same email address and vacancy. Anyone can enter an address, so each is stored separately.',
      )}
      label={<span className="warning-mark">{t('Possible duplicate')}</span>}
    >
      <ul>
        {docs.map((other) => (
          <li key={other.id}>
            <a href={`/admin/collections/applications/${other.id}`}>{other.reference}</a>
          </li>
        ))}
      </ul>
    </FactBox>
  )
}
