import type { ReactNode } from 'react'
import { Heading } from '../type/heading.tsx'

type Step = {
  title: string
  text?: ReactNode
  /** How long it takes. */
  note?: string
}

/** Numbered steps, one after the other. */
export function Stepper({ items, level = 3 }: { items: Step[]; level?: 3 | 4 }) {
  return (
    <ol className="stepper">
      {items.map(({ title, text, note }) => (
        <li key={title}>
          <Heading level={level} size="label">
            {title}
          </Heading>
          {text && <p>{text}</p>}
          {note && <p className="stepper-note">{note}</p>}
        </li>
      ))}
    </ol>
  )
}
