import type { ReactNode } from 'react'
import { Heading } from '../type/heading.tsx'

type Step = {
  title: string
  text?: ReactNode
  /** The duration of the step. */
  note?: string
}

/**
 * Numbered steps. The notes come before the texts, so that they align regardless of text length.
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
