import type { ReactNode } from 'react'
import { Heading } from '../type/heading.tsx'

type Step = {
  title: string
  text?: ReactNode
  /** How long it takes. */
  note?: string
}

/**
 * Numbered steps, one after the other. The notes come before the texts, so that they stand in line
 * whatever the texts' lengths.
 */
export function Stepper({ items, level = 3 }: { items: Step[]; level?: 3 | 4 }) {
  if (items.length === 0) return null
  return (
    <div className="stepper">
      <ol>
        {items.map(({ title, text, note }) => (
          <li key={title}>
            <Heading level={level} size="label">
              {title}
            </Heading>
            {note && <p className="stepper-note">{note}</p>}
            {text && <p>{text}</p>}
          </li>
        ))}
      </ol>
    </div>
  )
}
