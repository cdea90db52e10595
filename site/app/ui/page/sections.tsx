import { Fragment, type ReactNode } from 'react'

type SectionsProps<Name extends string> = {
  order: readonly Name[]
  /** Each section by its name; sections without content render nothing. */
  sections: Record<Name, ReactNode>
}

/** The sections of a page, in the order set by staff. */
export function Sections<Name extends string>({ order, sections }: SectionsProps<Name>) {
  return order.map((name) => <Fragment key={name}>{sections[name]}</Fragment>)
}
