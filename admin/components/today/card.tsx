import type { ReactNode } from 'react'

type Props = { title: string; count?: number; children: ReactNode }

/** One matter of the day: what it is, how much of it there is, and where to go. */
export function Card({ title, count, children }: Props) {
  return (
    <section className="today__card">
      <h2 className="today__title">
        {title}
        {count !== undefined && <span className="today__count">{count}</span>}
      </h2>
      {children}
    </section>
  )
}
