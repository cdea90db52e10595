import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

const sizes = { 1: 'title', 2: 'heading', 3: 'subheading', 4: 'label' } as const

type HeadingProps = ComponentProps<'h2'> & {
  level: keyof typeof sizes
  /** The visual size, if it differs from the level's default. */
  size?: 'display' | (typeof sizes)[keyof typeof sizes]
}

export function Heading({ level, size = sizes[level], className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const
  return <Tag {...rest} className={classNames(`text-${size}`, className)} />
}

/** The small line above a heading. */
export function Eyebrow({ className, ...rest }: ComponentProps<'p'>) {
  return <p {...rest} className={classNames('eyebrow', className)} />
}

/** The paragraph below a heading. */
export function Lead({ className, ...rest }: ComponentProps<'p'>) {
  return <p {...rest} className={classNames('lead', className)} />
}
