import type { ComponentProps } from 'react'
import { RowItem, type RowItemProps, RowList } from '../show/lists.tsx'
import { Section } from './section.tsx'

type RowSectionProps = ComponentProps<typeof Section> & { items: RowItemProps[] }

/** A section with links as rows; renders nothing if there are none. */
export function RowSection({ items, ...section }: RowSectionProps) {
  if (items.length === 0) return null
  return (
    <Section {...section} layout="split">
      <RowList>
        {items.map((item) => (
          <RowItem key={item.to} {...item} />
        ))}
      </RowList>
    </Section>
  )
}
