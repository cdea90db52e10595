import type { ReactNode } from 'react'

/** Examples one below the other, under the name of what they show. */
export function Stack({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className="dev-stack">
      {title && <p className="eyebrow">{title}</p>}
      {children}
    </div>
  )
}
