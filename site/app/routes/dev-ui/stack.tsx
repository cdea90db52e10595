import type { ReactNode } from 'react'

/** A titled stack of examples. */
export function Stack({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className="dev-stack">
      {title && <p className="eyebrow">{title}</p>}
      {children}
    </div>
  )
}
