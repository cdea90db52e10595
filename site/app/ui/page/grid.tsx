import type { ComponentProps, ElementType } from 'react'
import { classNames } from '../class-names.ts'

type Columns = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12
type BoxProps = ComponentProps<'div'> & { as?: ElementType }

/** The page's content width, with margins on both sides. */
export function Container({ as: Box = 'div', className, ...rest }: BoxProps) {
  return <Box {...rest} className={classNames('container', className)} />
}

/** Twelve columns from 768 px, one below. */
export function Grid({ as: Box = 'div', className, ...rest }: BoxProps) {
  return <Box {...rest} className={classNames('grid', className)} />
}

type ColumnProps = BoxProps & {
  span?: Columns
  start?: Columns
  /** Stays in view while the columns beside it scroll. */
  sticky?: boolean
}

export function Column({
  as: Box = 'div',
  span = 12,
  start,
  sticky,
  className,
  ...rest
}: ColumnProps) {
  const classes = classNames(
    `span-${span}`,
    start && `start-${start}`,
    sticky && 'sticky',
    className,
  )
  return <Box {...rest} className={classes} />
}

/** A list as a grid of cards; its children are `<li>`. */
export function Cards({
  columns = 3,
  className,
  ...rest
}: ComponentProps<'ul'> & { columns?: 2 | 3 | 4 }) {
  return <ul {...rest} className={classNames('cards', `cards-${columns}`, className)} />
}
