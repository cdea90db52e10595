import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

/** The page's content width, with margins on both sides. */
export function Container({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('container', className)} />
}

/** Twelve columns from 768 px, one below. */
export const Grid = (props: ComponentProps<'div'>) => <div {...props} className="grid" />

/** `span` and `start` need a class in styles/grid.css. */
type ColumnProps = ComponentProps<'div'> & { span: 4 | 7; start?: 9 }

export function Column({ span, start, ...rest }: ColumnProps) {
  return <div {...rest} className={classNames(`span-${span}`, start && `start-${start}`)} />
}

/** A list as a grid of cards; its children are `<li>`. */
export function Cards({
  columns = 3,
  className,
  ...rest
}: ComponentProps<'ul'> & { columns?: 2 | 3 | 4 }) {
  return <ul {...rest} className={classNames('cards', `cards-${columns}`, className)} />
}
